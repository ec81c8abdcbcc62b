export default function ListPage() {
  return (
    <main>
      <h1>ListPage</h1>
    </main>
  );
}
