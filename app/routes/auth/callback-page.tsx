export default function CallbackPage() {
  return (
    <main>
      <h1>CallbackPage</h1>
    </main>
  );
}
