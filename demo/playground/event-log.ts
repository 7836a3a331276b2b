const MAX_ENTRIES = 100;

/** Logs the events of the preview, newest first, and prevents navigation by events and links. */
export function logEvents(preview: Element, list: Element, events: Iterable<string>): void {
  function write(type: string, by: string, detail: string, remark: string): void {
    const line = document.createElement('li');
    const name = document.createElement('b');
    name.textContent = type;
    line.append(name, ` <${by}> ${detail}${remark}`);
    list.prepend(line);
    while (list.children.length > MAX_ENTRIES) list.lastElementChild?.remove();
  }

  for (const type of events)
    preview.addEventListener(type, (event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<unknown>;
      const remark = event.defaultPrevented ? ' (prevented)' : '';
      write(type, (event.target as Element).localName, JSON.stringify(detail), remark);
    });

  preview.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    write('click', 'a', link.href, ' (not followed)');
  });
}
