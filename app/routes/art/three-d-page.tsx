export default function ThreeDPage() {
  return (
    <main>
      <h1>ThreeDPage</h1>
    </main>
  );
}
