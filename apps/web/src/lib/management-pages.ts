/** What is set up or looked into now and then, beside the work of the day: the app knows the pages, the administration leads to them. */
import type { Deed } from '@noteer/contract';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { useMay } from './may.ts';
import type { Language } from './strings.ts';

export type ManagementPage = {
  to: string;
  title: Record<Language, string>;
  Icon: LucideIcon;
  /** Who is led there. */
  deed: Deed;
};

export const ManagementPages = createContext<ManagementPage[]>([]);

/** Those that this person is led to. */
export function useManagementPages(): ManagementPage[] {
  const may = useMay();
  return useContext(ManagementPages).filter(({ deed }) => may(deed));
}
