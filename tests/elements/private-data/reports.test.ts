import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { currentPath, titleOf } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { PERSON } from '../../support/person.ts';
import { NO_VALUE, PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

const screen = PRIVATE_SCREENS['personal reports'];
const [first, second] = screen.reply.reports;
const shown = (reports: unknown) => showScreen(screen, { personal: PERSON, reports });
const cells = (element: Element) =>
  findAll(element, 'tbody tr').map((row) =>
    findAll(row, 'td > :last-child').map(({ textContent }) => textContent),
  );

const FIELDS = ['reportid', 'name', 'variant', 'language', 'date'];

/** Lists of reports with unusual data, and the values of each row, which are also those of `portal-report`. */
const LISTS: Record<string, [reports: unknown, rows: string[][]]> = {
  'equal ids, numbers or missing values': [
    [{ reportid: 7, name: 'Same' }, { reportid: 7, name: 'Same', more: TOKEN }, {}],
    [
      ['7', 'Same', '', '', ''],
      ['7', 'Same', '', '', ''],
      ['', '', '', '', ''],
    ],
  ],
  'unexpected rows and values': [
    ['Just a name', null, { reportid: ['a'], date: { y: 2020 } }, { name: 'Last' }],
    [
      ['', 'Just a name', '', '', ''],
      ['', '', '', '', ''],
      ['[\n  "a"\n]', '', '', '', '{\n  "y": 2020\n}'],
      ['', 'Last', '', '', ''],
    ],
  ],
};

describe('personal reports', () => {
  it('fire portal-report on click, and have no other effect if it is prevented', async () => {
    const element = await showScreen(screen);
    const { requests } = fakeFetch();
    const lines = captureConsole();
    const events = recordEvents(document);
    const before = [currentPath(), history.length, textOf(element)];
    let last: Event | undefined;
    element.addEventListener('portal-report', (event) => {
      last = event;
      event.preventDefault();
    });
    button(element, 'Open Work style, Nov 10, 2020').click();
    button(element, 'Open Leading others, Jan 19, 2026').click();
    expect(eventDetails(events, 'portal-report')).to.deep.equal([{ report: second }, { report: first }]);
    expect(last).to.include({ bubbles: true, composed: true, cancelable: true });
    expect(events).to.have.length(2);
    expect([currentPath(), history.length, textOf(element)]).to.deep.equal(before);
    expect([requests, navigations()]).to.deep.equal([[], []]);
    expect(JSON.stringify([events, lines])).to.not.include(TOKEN);
  });

  it('say that they cannot be opened if nobody prevents portal-report, again on each click', async () => {
    const element = await showScreen(screen);
    const notices = new Set<Element>();
    for (const name of [
      'Open Work style, Nov 10, 2020',
      'Open Leading others, Jan 19, 2026',
      'Open Leading others, Jan 19, 2026',
    ]) {
      button(element, name).click();
      const notice = await waitFor(() => {
        const below = button(element, name).closest('tr')?.nextElementSibling;
        const shown = below && find(below, '[part="alert info"]');
        return shown && notices.has(shown) ? undefined : shown;
      });
      expect(textOf(notice)).to.equal(
        "This report can't be opened on this page. Please contact whoever invited you.",
      );
      notices.add(notice);
    }
  });

  it('are links to their address if it is on a trusted origin, and fire nothing', async () => {
    const own = `${location.origin}/reports/1`;
    const element = await shown([
      { name: 'Absolute', url: own },
      { name: 'Relative', url: '/reports/2?key=a' },
    ]);
    const events = recordEvents(document);
    const links = findAll(element, 'tbody a') as HTMLAnchorElement[];
    expect(links.map(({ href, target, rel, ariaLabel }) => [href, target, rel, ariaLabel])).to.deep.equal([
      [own, '_blank', 'noopener noreferrer', 'Open Absolute'],
      [`${location.origin}/reports/2?key=a`, '_blank', 'noopener noreferrer', 'Open Relative'],
    ]);
    expect(findAll(element, 'tbody button')).to.deep.equal([]);
    expect(eventDetails(events, 'portal-report')).to.deep.equal([]);
  });

  it('are buttons if their address is not on a trusted origin', async () => {
    const urls = ['javascript:alert(1)', 'https://elsewhere.example/report', '', { href: '/reports/1' }];
    const element = await shown(urls.map((url) => ({ name: 'Odd', url })));
    expect(findAll(element, 'tbody a')).to.deep.equal([]);
    expect(findAll(element, 'tbody button')).to.have.length(urls.length);
  });

  for (const [what, [reports, rows]] of Object.entries(LISTS))
    it(`have a row and an event each, also with ${what}`, async () => {
      const element = await shown(reports);
      expect(cells(element)).to.deep.equal(
        rows.map((values) => [...values.map((value) => value || NO_VALUE), 'Open']),
      );
      const events = recordEvents(document);
      for (const open of findAll(element, 'tbody button')) open.click();
      expect(eventDetails(events, 'portal-report')).to.deep.equal(
        rows.map((values) => ({
          report: Object.fromEntries(FIELDS.map((field, index) => [field, values[index]])),
        })),
      );
    });

  it('have a title without a greeting if the person is not an object', async () => {
    const element = await showScreen(screen, { personal: ['Ada'], reports: [{ name: 'One' }] });
    expect(titleOf(element)).to.equal('Your personal reports');
    expect(findAll(element, '.title + .intro').map(textOf)).to.deep.equal(['Here are your reports.']);
    expect(cells(element)).to.have.length(1);
  });
});
