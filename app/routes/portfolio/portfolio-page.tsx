export default function PortfolioPage() {
  return (
    <main>
      <h1>PortfolioPage</h1>
    </main>
  );
}
