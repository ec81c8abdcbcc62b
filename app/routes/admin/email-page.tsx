export default function EmailPage() {
  return (
    <main>
      <h1>EmailPage</h1>
    </main>
  );
}
