import { BUNDLE, expect, HOST, test } from './site.ts';
import { ALL, useAll } from './actions.ts';

const COUNTER = `<script>
  submissions = 0;
  document.querySelector('#theirs').addEventListener('submit', (event) => { event.preventDefault(); submissions++; });
</script>`;

interface HostWindow {
  submissions: number;
}

/** What the host's own form knows. */
const theirForm = () => {
  const form = document.querySelector('#theirs') as HTMLFormElement;
  return {
    data: [...new FormData(form)],
    elements: Array.from(form.elements, ({ localName }) => localName),
    submissions: (window as unknown as HostWindow).submissions,
    valid: form.checkValidity(),
  };
};

const THEIRS = {
  data: [['own', '1']],
  elements: ['input', 'fieldset', 'button'],
  submissions: 0,
  valid: true,
};

/* Without a box of its own: Chromium, under load, may leave what is drawn inside a laid out fieldset without a layout. */
test('a form of the host around the elements is not theirs, even where it is disabled', async ({
  host,
  page,
}) => {
  await host.open({
    body: `<form id="theirs" action="/gone"><input name="own" value="1">
      <fieldset disabled style="display: contents">${ALL}</fieldset><button>Send</button></form>${COUNTER}${BUNDLE}`,
  });
  // Two of the three are sent with the Enter key.
  await useAll(page);
  expect(await page.evaluate(theirForm)).toEqual(THEIRS);

  const password = page.locator('login-portal').getByLabel('Password', { exact: true });
  await password.fill('Tall trees 7');
  await page.evaluate(() => (document.querySelector('#theirs') as HTMLFormElement).reset());
  await expect(password).toHaveValue('Tall trees 7');

  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.evaluate(theirForm)).toEqual({ ...THEIRS, submissions: 1 });
  expect(page.url()).toBe(`${HOST}/`);
});
