export default function GalleryPage() {
  return (
    <main>
      <h1>GalleryPage</h1>
    </main>
  );
}
