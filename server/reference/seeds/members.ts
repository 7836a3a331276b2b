import type { MemberRecord, Report, SurveyEntry } from '../store/members.ts';
import { manyReports, manySurveys } from './many-surveys.ts';

export const hanna: MemberRecord = {
  title: 'Dr.',
  firstname: 'Hanna',
  middlename: 'Elisabet',
  lastname: 'Lindqvist',
  createdon: '2019-05-14T08:32:10Z',
  extra: {
    'Date of birth': '1984-11-02',
    Phone: '+46 8 5550 1374',
    Organisation: 'Nordvind Konsult AB',
    Department: 'Research & Development',
    Newsletter: 'yes',
  },
  survey: [
    entry('2026-01-19T13:05:44Z', 'LDR-2207', 'en', 'Self', {
      'Sets a direction': 78,
      'Listens before deciding': 91,
      'Gives room': 84,
      'Holds people to account': 57,
      'Completion time': '18 min',
    }),
    entry('2024-09-03T07:48:12Z', 'CMP-1871', 'de', 'Standard', bigFive(72.5, 81, 44, 67.5, 29)),
    entry('2022-03-28T15:20:00Z', 'CMP-1402', 'sv', 'Standard', bigFive(70, 79.5, 47.5, 66, 33)),
    entry('2020-11-10', 'STR-0931', 'sv', 'Paper', { Workload: 3.8, Recovery: 2.1, Support: 4.4 }),
    entry('2019-05-21T09:02:37Z', 'CMP-0644', 'en', 'Short', { Openness: 68, Diligence: 77 }),
  ],
  reports: [
    report('LDR-2207', 'Leadership compass', 'Self', 'en', '2026-01-20'),
    report('LDR-2207', 'Ledarskapskompass', 'Self', 'sv', '2026-01-20'),
    report('CMP-1871', 'Persönlichkeitsprofil', 'Standard', 'de', '2024-09-03'),
    report('CMP-1402', 'Persoonlijkheidsprofiel', 'Coach', 'nl', '2022-04-01'),
    report('CMP-1402', 'Profil osobowości', 'Standard', 'pl', '2022-03-29'),
    report('STR-0931', 'Carga de trabalho e recuperação', 'Standard', 'pt', '2020-11-12'),
  ],
};

export const piotr: MemberRecord = {
  title: 'mgr',
  firstname: 'Piotr',
  middlename: '',
  lastname: 'Zieliński',
  createdon: '2023-10-02T17:11:05Z',
  extra: { Phone: '+48 22 555 01 48', City: 'Łódź' },
  survey: [
    entry('2025-06-30T18:44:09Z', 'CAR-2050', 'pl', 'Standard', {
      Autonomia: 88,
      Bezpieczeństwo: 41,
      Twórczość: 73,
      'Służba innym': 64,
    }),
    entry('2023-10-09T19:30:51Z', 'CMP-1733', 'pl', 'Standard', bigFive(61, 58, 70.5, 49, 52)),
  ],
  reports: [
    report('CAR-2050', 'Kotwice kariery', 'Standard', 'pl', '2025-06-30'),
    report('CMP-1733', 'Profil osobowości', 'Standard', 'pl', '2023-10-09'),
  ],
};

export const marieke: MemberRecord = {
  title: '',
  firstname: 'Marieke',
  middlename: '',
  lastname: 'de Vries',
  createdon: '2017-01-30T10:00:00Z',
  extra: { Phone: '+31 20 555 0162', Organisation: 'Gemeente Zuiderveen', 'Cost centre': '0047-B' },
  survey: [
    entry('2025-11-17T11:26:33Z', 'TEA-2178', 'nl', 'Team', { Vertrouwen: 4.2, Tempo: 3.1, Humor: 4.9 }),
    entry('2018-02-12T09:15:00Z', 'CMP-0388', 'nl', 'Standard', bigFive(55, 74, 80.5, 71, 38)),
  ],
  reports: [
    report('TEA-2178', 'Teamkompas', 'Team', 'nl', '2025-11-18'),
    report('TEA-2178', 'Team compass', 'Team', 'en', '2025-11-18'),
    report('CMP-0388', 'Persoonlijkheidsprofiel', 'Standard', 'nl', '2018-02-12'),
  ],
};

/** Has an abandoned survey: an entry without values and no report. */
export const jonas: MemberRecord = {
  title: 'Prof. Dr.',
  firstname: 'Jonas',
  middlename: 'Maximilian Friedrich',
  lastname: 'Keller',
  createdon: '2025-12-01T06:55:00Z',
  extra: {},
  survey: [entry('2025-12-01T07:01:20Z', 'CMP-2190', 'de', 'Short', {})],
  reports: [],
};

export const sven: MemberRecord = nothingYet('Sven', 'Bakker', '2026-02-27T12:40:00Z');

export const lotte: MemberRecord = nothingYet('Lotte', 'Maier', '2021-08-16T14:05:00Z');

export const elin: MemberRecord = nothingYet('Elin', 'Sandberg', '2024-10-07T07:45:00Z');

export const ewa: MemberRecord = nothingYet('Ewa', 'Nowak', '2025-04-22T11:30:00Z');

export const noor: MemberRecord = nothingYet('Noor', 'Visser', '2022-01-12T15:25:00Z');

export const freja: MemberRecord = {
  ...nothingYet('Freja', 'Holm', '2026-02-11T09:20:00Z'),
  extra: { Phone: '+45 33 55 01 27' },
};

export const kacper: MemberRecord = {
  title: '',
  firstname: 'Kacper',
  middlename: 'Jan',
  lastname: 'Wiśniewski',
  createdon: '2006-12-18T08:00:00Z',
  extra: { Organisation: 'Instytut Pomiarów', Panel: 'weekly' },
  // Getters, so that the data is only generated when it is used.
  get survey() {
    return manySurveys();
  },
  get reports() {
    return manyReports();
  },
};

function nothingYet(firstname: string, lastname: string, createdon: string): MemberRecord {
  return { title: '', firstname, middlename: '', lastname, createdon, extra: {}, survey: [], reports: [] };
}

function entry(
  date: string,
  reportid: string,
  language: string,
  variant: string,
  raw: SurveyEntry['raw'],
): SurveyEntry {
  return { date, reportid, language, variant, raw };
}

function report(reportid: string, name: string, variant: string, language: string, date: string): Report {
  return { reportid, name, variant, language, date };
}

function bigFive(...scores: readonly [number, number, number, number, number]): SurveyEntry['raw'] {
  const [Openness, Diligence, Extraversion, Agreeableness, Tension] = scores;
  return { Openness, Diligence, Extraversion, Agreeableness, Tension };
}
