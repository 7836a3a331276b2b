import { ALL, completeForms } from './actions.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const COUNTER = `<script>
  submissions = 0;
  document.querySelector('#host-form').addEventListener('submit', (event) => { event.preventDefault(); submissions++; });
</script>`;

/** The state of the host page's form. */
const hostForm = () => {
  const form = document.querySelector('#host-form') as HTMLFormElement;
  return {
    data: [...new FormData(form)],
    elements: Array.from(form.elements, ({ localName }) => localName),
    submissions: Reflect.get(window, 'submissions'),
    valid: form.checkValidity(),
  };
};

const UNCHANGED = {
  data: [['own', '1']],
  elements: ['input', 'fieldset', 'button'],
  submissions: 0,
  valid: true,
};

test('the elements neither use nor change a form of the host page around them, even a disabled one', async ({
  host,
  page,
}) => {
  await host.open({
    body: `<form id="host-form" action="/gone"><input name="own" value="1">
      <fieldset disabled>${ALL}</fieldset><button>Send</button></form>${COUNTER}${BUNDLE}`,
  });
  await completeForms(page);
  expect(await page.evaluate(hostForm)).toEqual(UNCHANGED);

  const password = page.locator('login-portal').getByLabel('Password', { exact: true });
  await password.fill('Tall trees 7');
  await page.evaluate(() => (document.querySelector('#host-form') as HTMLFormElement).reset());
  await expect(password).toHaveValue('Tall trees 7');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await page.evaluate(hostForm)).toEqual({ ...UNCHANGED, submissions: 1 });
  expect(page.url()).toBe(`${HOST}/`);
});
