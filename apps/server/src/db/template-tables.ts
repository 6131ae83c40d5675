/** The tables of note templates as types; schema.ts has them all. */
import type {
  AppointmentKind,
  TemplateDefault,
  TemplateForm,
  TemplateSection,
  TemplateState,
} from '@noteer/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

export type TemplatesTable = {
  id: Generated<string>;
  owner_id: string | null;
  created_at: DefaultNow;
};

export type TemplateVersionsTable = {
  template_id: string;
  number: number;
  state: TemplateState;
  name: string;
  family: TemplateForm['family'];
  sections: JSONColumnType<TemplateSection[]>;
  saves: Generated<number>;
  saved_by: string | null;
  saved_at: DefaultNow;
  published_at: Timestamp | null;
};

export type TemplateDefaultsTable = {
  id: Generated<string>;
  user_id: string | null;
  profession: TemplateDefault['profession'];
  appointment_kind: AppointmentKind | null;
  template: string;
  set_by: string | null;
  set_at: DefaultNow;
};
