// The list of scenes on a page of its own, which follows what the server tells.

/** Shows the list on a page of its own, and follows what the server tells. */
function openGallery() {
  fillGallery();
  if (!scenes.events) return;
  let isAsked = false;
  const source = new EventSource(scenes.events);
  const ask = async () => {
    if (isAsked) return;
    isAsked = true;
    await new Promise((done) => setTimeout(done, 50));
    isAsked = false;
    const answer = await fetch(scenes.data).catch(() => null);
    if (!answer || !answer.ok) return;
    scenes = await answer.json();
    fillGallery();
  };
  for (const kind of ["change", "failure", "files"]) source.addEventListener(kind, ask);
  const banner = document.getElementById("banner");
  source.addEventListener("error", () => { banner.hidden = false; banner.textContent = "plumbline serve has ended, or cannot be reached."; });
  source.addEventListener("open", () => { if (!banner.hidden) ask(); banner.hidden = true; });
}
