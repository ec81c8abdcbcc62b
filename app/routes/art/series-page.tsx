export default function SeriesPage() {
  return (
    <main>
      <h1>SeriesPage</h1>
    </main>
  );
}
