export default function ShaderPage() {
  return (
    <main>
      <h1>ShaderPage</h1>
    </main>
  );
}
