export default function DjelloPage() {
  return (
    <main>
      <h1>DjelloPage</h1>
    </main>
  );
}
