/** Section 2: the start page. */
import { asks, type Requirement } from './requirement.ts';
import { agenda, calendar, clientName, homePage, toReview, walkthroughPage, widths } from './test-files.ts';

const day = agenda('has the heading, the long date and its appointments in 24 hours, as they were picked');
const clickable = agenda('can be opened only when it is an appointment that is not being summarised');
const summarised = agenda('that is being summarised says so to whoever points at its icon or reaches it');
const toTheRecorder = agenda('that is still to be recorded leads to the recorder, by the keyboard too: %s');
const onEveryScreen = widths(
  'the calendar is 320 pixels wide on every screen, beside the day where there is room and below it elsewhere',
);
const contact = homePage('starts the walkthrough with the client');
const toTheReview = toReview('leads to the review with what it is about');
const stepAtHand = walkthroughPage('at %s the client is named and the step at hand is marked');

export const home: Requirement[] = [
  asks("heading 'Afspraken vandaag'", day),
  asks('the long Dutch date: weekday, day, month name, year', day),
  asks(
    'the agenda is of the selected date',
    agenda('is chosen in the calendar, is asked for, and survives a reload'),
  ),
  asks('a row shows the time: 24-hour, nl-NL, UTC', day),
  asks('a row shows the client name', day),
  asks('a row shows the subject if there is one', day),
  asks('a row shows the description', day),
  asks('a row is clickable only if is_appointment is true', clickable),
  asks("a row is clickable only if its status is not 'processing'", clickable),
  asks("'processing' shows an orange icon", summarised),
  asks("hovering it shows 'Je gesprek wordt samengevat'", summarised),
  asks(
    'superusers see a delete icon per row',
    agenda('deleting an appointment > is for superusers'),
    agenda('deleting an appointment > asks first, and then the list is renewed'),
  ),
  asks("an empty list: 'Er zijn geen consultaties voor vandaag'", agenda('without appointments says so')),
  asks('a list of recordings not yet reviewed', toReview('is asked for, and told with its date and time')),
  asks(
    'that list is hidden on small screens',
    widths(
      'one pixel more than 500 wide, and there is room for the overview, the administration and what waits',
    ),
  ),
  asks('a date calendar, 320 px wide', onEveryScreen),
  asks('the calendar has the views year and day', calendar('a year is chosen first and a day after it')),
  asks('the placement of the calendar varies with the width', onEveryScreen),
  asks('an unplanned-contact box with a client-name input and an add button', contact),
  asks('an appointment leads to /walkthrough/record with apt {id, client_name}', toTheRecorder),
  asks('a recording sets the walkthrough step to 2', toTheReview, stepAtHand),
  asks('a recording leads to /walkthrough/review with apt, recordingId and consultation', toTheReview),
  asks('an unplanned contact sets the step to 1', contact, stepAtHand),
  asks('an unplanned contact leads to /walkthrough/record with apt', contact),
  asks('the client name is first_name, plus last_name if present', clientName('a client is called by %s')),
];
