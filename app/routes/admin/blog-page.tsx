export default function BlogPage() {
  return (
    <main>
      <h1>BlogPage</h1>
    </main>
  );
}
