export default function UnsubscribePage() {
  return (
    <main>
      <h1>UnsubscribePage</h1>
    </main>
  );
}
