export default function SubscribePage() {
  return (
    <main>
      <h1>SubscribePage</h1>
    </main>
  );
}
