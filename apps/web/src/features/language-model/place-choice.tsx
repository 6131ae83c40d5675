import { type ModelPlace, modelPlaces } from '@noteer/contract';
import { useId } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { modelPageStrings } from './strings.ts';

type PlaceChoiceProps = { chosen: ModelPlace; isHeld: boolean; onChoose: (place: ModelPlace) => void };

const more = { here: 'hereMore', house: 'houseMore', elsewhere: 'elsewhereMore', none: 'noneMore' } as const;

export function PlaceChoice({ chosen, isHeld, onChoose }: PlaceChoiceProps) {
  const t = useStrings(modelPageStrings);
  const id = useId();
  return (
    <fieldset disabled={isHeld} className="flex flex-col">
      <legend className="display mb-3 text-xl">{t.question}</legend>
      {modelPlaces.map((place) => (
        <label
          key={place}
          className="-mx-2 flex min-h-11 items-start gap-3 rounded-control px-2 py-2 transition-colors hover:bg-paper-deep"
        >
          <input
            type="radio"
            name={id}
            aria-labelledby={`${id}-${place}`}
            aria-describedby={`${id}-${place}-more`}
            checked={place === chosen}
            onChange={() => onChoose(place)}
            className="mt-0.5 size-5 shrink-0 accent-pine"
          />
          <span className="flex flex-col">
            <span id={`${id}-${place}`} className="font-medium">
              {t[place]}
            </span>
            <span id={`${id}-${place}-more`} className="text-sm text-muted">
              {t[more[place]]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
