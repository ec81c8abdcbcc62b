export default function ToadArPage() {
  return (
    <main>
      <h1>ToadArPage</h1>
    </main>
  );
}
