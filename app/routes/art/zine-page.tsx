export default function ZinePage() {
  return (
    <main>
      <h1>ZinePage</h1>
    </main>
  );
}
