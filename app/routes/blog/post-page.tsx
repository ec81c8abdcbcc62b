export default function PostPage() {
  return (
    <main>
      <h1>PostPage</h1>
    </main>
  );
}
