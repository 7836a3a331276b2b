/** The computed value of any CSS colour as `#rrggbb`, the format of a colour input. `context` provides the custom properties. */
export function hexOf(color: string, context: Element): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  context.append(probe);
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return '#000000';
  canvas.fillStyle = computed;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
