export default function LetterPage() {
  return (
    <main>
      <h1>LetterPage</h1>
    </main>
  );
}
