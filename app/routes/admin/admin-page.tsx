export default function AdminPage() {
  return (
    <main>
      <h1>AdminPage</h1>
    </main>
  );
}
