import { defaultTemplate, findTemplate, type Template } from '@noteer/clinical';
import { AppError } from '../errors.ts';

/** The template that was asked for, or the default where none was. */
export function chosenTemplate(id: string | undefined, otherwise = defaultTemplate.id): string {
  if (id === undefined) return otherwise;
  if (!findTemplate(id))
    throw new AppError('invalid', 'Unknown template', { fields: { template: ['Unknown template'] } });
  return id;
}

/** A template that an older version knew and this one does not is written as the default. */
export const templateOf = (id: string): Template => findTemplate(id) ?? defaultTemplate;
