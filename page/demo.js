/* A host page listening: the events bubble and are composed, so one listener on the document hears all elements. */
const log = document.querySelector('#log');
const events = ['ready', 'route', 'stage', 'success', 'error', 'navigate', 'locale'];

for (const name of events) {
  document.addEventListener(`portal-${name}`, (event) => {
    const line = document.createElement('li');
    line.textContent = `<${event.target.localName}> ${event.type} ${JSON.stringify(event.detail)}`;
    log.prepend(line);
  });
}
