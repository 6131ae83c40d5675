import { kindNames, professionNames, settingNames } from '@noteer/clinical';
import type { ConsultationCodes, DeskConsultation } from '@noteer/contract';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { appointmentSpan, minutesText } from '../../lib/format.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { deskStrings, detailStrings } from './strings.ts';

type DeskHeaderProps = {
  id: string;
  row: DeskConsultation | undefined;
  client_name: string;
  codes: ConsultationCodes | undefined;
};

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });

/** Whose consultation it is and what its codes go by. It takes the focus: reading begins here. */
export function DeskHeader({ id, row, client_name, codes }: DeskHeaderProps) {
  const t = useStrings(detailStrings);
  const shownName = useClientName();
  const time = row?.appointment_time ?? codes?.appointment_time;
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          ref={takeFocus}
          tabIndex={-1}
          className="display min-h-7 min-w-0 text-xl break-words outline-none"
        >
          {shownName(client_name)}
        </h2>
        <TextLink
          to={detailsPath({ id })}
          state={detailsOf({ id }, true)}
          className="text-sm pointer-coarse:py-2.5"
        >
          {t.toConsultation}
        </TextLink>
      </div>
      {time && (
        <p className="tabular text-muted">
          {[appointmentSpan(time, null), row?.clinician_name].filter(Boolean).join(' · ')}
        </p>
      )}
      {codes && <Dimensions codes={codes} />}
    </header>
  );
}

function Dimensions({ codes: { contact } }: { codes: ConsultationCodes }) {
  const t = useStrings(deskStrings);
  const language = useLanguage();
  const { profession, setting, kind, planned_minutes, real_minutes, is_planned } = contact;
  const minutes = is_planned ? (planned_minutes ?? real_minutes) : real_minutes;
  const said = [
    profession && professionNames[profession][language],
    setting && settingNames[setting][language],
    kind && kindNames[kind][language],
    minutes !== null && minutesText(minutes, language),
    !is_planned && t.unplanned,
  ];
  return <p className="text-sm text-muted">{said.filter(Boolean).join(' · ')}</p>;
}
