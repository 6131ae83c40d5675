import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-12">
      <PageHeader title={title} />
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </section>
  );
}
