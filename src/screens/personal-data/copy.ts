import type { PersonalData } from './personal-data.api.ts';

/** Exactly what the page shows, as the server sent it: a reply may hold more, and that is not the person's copy. */
export function copyOf({ personal, extra, survey }: PersonalData) {
  const { title, firstname, middlename, lastname, email, createdon } = personal;
  return {
    personal: { title, firstname, middlename, lastname, email, createdon },
    extra,
    survey: survey?.map(({ date, reportid, language, variant, raw }) => ({
      date,
      reportid,
      language,
      variant,
      raw,
    })),
  };
}
