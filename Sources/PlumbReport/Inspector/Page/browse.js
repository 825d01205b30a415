// The list of scenes on a page of its own, which follows what the server tells.

/** Shows the list on a page of its own, and follows what the server tells. */
function openGallery() {
  fillGallery();
  if (!scenes.events) return;
  let heard = scenes.state, isAsking = false;
  const source = new EventSource(scenes.events);
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  // Until the list has taken in all that was told, what was told before it listened among it.
  const ask = async (event) => {
    heard = Math.max(heard, Number(event.lastEventId));
    if (isAsking) return;
    isAsking = true;
    while (scenes.state < heard) {
      await pause(50);
      const answer = await fetch(scenes.data).catch(() => null);
      if (!answer || !answer.ok) {
        await pause(1000);
        continue;
      }
      scenes = await answer.json();
      fillGallery();
    }
    isAsking = false;
  };
  for (const kind of ["state", "change", "failure", "files"]) source.addEventListener(kind, ask);
  const banner = document.getElementById("banner");
  source.addEventListener("error", () => { banner.hidden = false; banner.textContent = "plumbline serve has ended, or cannot be reached."; });
  source.addEventListener("open", () => { banner.hidden = true; });
}
