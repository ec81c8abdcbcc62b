export default function ConfirmationPage() {
  return (
    <main>
      <h1>ConfirmationPage</h1>
    </main>
  );
}
