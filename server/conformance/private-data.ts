/* What api/openapi.yaml says about personal data and reports. The screens show every value, so their structs accept more. */

export type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const LANGUAGE = /^[a-z]{2,3}([-_][A-Za-z0-9]+)*$/;

type Test = (value: unknown) => boolean;
const isText: Test = (value) => typeof value === 'string';
const isId: Test = (value) => isText(value) || typeof value === 'number';
const isDate: Test = (value) =>
  isText(value) && DATE.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const isLanguage: Test = (value) => isText(value) && LANGUAGE.test(String(value));
const isAddress: Test = (value) => isText(value) && /^(https?:\/\/|\/(?!\/))/.test(String(value));

const EXPECTED = new Map<Test, string>([
  [isText, 'a string'],
  [isId, 'a string or number'],
  [isDate, 'a date such as 2026-01-19 or 2026-01-19T10:30:00Z'],
  [isLanguage, 'a code of a language such as en'],
  [isAddress, 'an address that begins with https:// or /'],
]);

const PERSON = {
  ...{ memberid: isId, title: isText, firstname: isText, middlename: isText, lastname: isText },
  ...{ email: isText, createdon: isDate },
};
const ENTRY = { reportid: isId, variant: isText, language: isLanguage, date: isDate };

/** What servers store in place of a password. */
export const HASH =
  /\$2[abxy]\$\d\d\$|\$(argon2|scrypt|pbkdf2)|\b(pbkdf2|scrypt)[:_$]|"\w*pass(word|wd)?_?hash"\s*:\s*"[^"]/i;

/** Fields that are missing, null or empty are shown as such. */
function faultsIn(value: unknown, place: string, tests: Readonly<Record<string, Test>>): string[] {
  if (!isObject(value)) return [`has no object in ${place}`];
  return Object.entries(tests).flatMap(([name, test]) =>
    (value[name] ?? '') === '' || test(value[name])
      ? []
      : [`has a ${typeof value[name]} in ${place}.${name}, expected ${EXPECTED.get(test)}`],
  );
}

function valuesIn(value: unknown, place: string): string[] {
  if (value === undefined || value === null) return [];
  return isObject(value) ? [] : [`has no object of names and values in ${place}`];
}

function entriesIn(value: unknown, place: string, faultsOf: (entry: unknown) => string[]): string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? [...new Set(value.flatMap(faultsOf))] : [`has no list in ${place}`];
}

/** `email` is the address of the account that the link was sent to. */
export function findDataFaults(data: unknown, email?: string): string[] {
  const { personal, extra, survey } = data as Fields;
  const address = isObject(personal) ? personal.email : undefined;
  const isOther =
    email !== undefined && isText(address) && String(address).toLowerCase() !== email.toLowerCase();
  return [
    ...(HASH.test(JSON.stringify(data)) ? ['returns the hash of a password'] : []),
    ...(isOther ? ['returns the data of somebody else: data.personal.email is another address'] : []),
    ...faultsIn(personal, 'data.personal', PERSON),
    ...valuesIn(extra, 'data.extra'),
    ...entriesIn(survey, 'data.survey', (entry) => [
      ...faultsIn(entry, 'data.survey', ENTRY),
      ...valuesIn((entry as Fields | null)?.raw, 'data.survey.raw'),
    ]),
  ];
}

/** The rows of the list. What is not a row has a fault. */
export function reportsIn(data: unknown): readonly Fields[] {
  const { reports } = data as Fields;
  return Array.isArray(reports) ? reports.filter(isObject) : [];
}

export function findReportFaults(data: unknown): string[] {
  const { personal, reports } = data as Fields;
  return [
    ...faultsIn(personal, 'data.personal', PERSON),
    ...entriesIn(reports, 'data.reports', (entry) =>
      faultsIn(entry, 'data.reports', { ...ENTRY, name: isText, url: isAddress }),
    ),
  ];
}
