/** Section 2: from recording to the finished note. */
import { asks, type Requirement } from './requirement.ts';
import {
  markdown,
  noteArea,
  playback,
  recorderJourney,
  recordPage,
  reviewFooter,
  reviewPage,
  savedPage,
  walkthroughPage,
  wrapUpFooter,
  wrapUpPage,
} from './test-files.ts';

const stepAtHand = walkthroughPage('at %s the client is named and the step at hand is marked');
const initials = walkthroughPage(
  'in Dutch the steps are De werkwijze, and a client is initials in privacy mode',
);
const timer = recordPage('the timer counts what was heard, and a pause stops it');
const sent = recordPage('it is sent by itself, its id is kept, and success is told');
const journey = recorderJourney(
  'a consultation is recorded, paused, resumed and stopped, heard again, and becomes a note',
);
const discard = recordPage('deleting before the server has an id only resets');
const readAndTyped = reviewPage('the note is read as what it means, and typed in as what it is');
const cleared = reviewPage('copies and clears, which can be undone; what could not be copied is not cleared');
const facesAndSizes = reviewPage(
  'has ten faces and the sizes 6 to 26, which stay with the reader and not with the note',
);
const meaning = markdown('what is markdown is shown as it means > %s');
const inOneGo = wrapUpPage('the finished note is read, copied and declared ready in one go');
const leaving = noteArea(
  'a click into the note starts editing; turning to something else ends it with the last words',
);
const inEnglish = wrapUpFooter(
  'one button goes back to the note, and the other says Ready for EHR in English',
);

export const frame: Requirement[] = [
  asks('the left side shows the current client name', stepAtHand),
  asks('the name is initials in privacy mode', initials, recordPage('privacy mode shows initials')),
  asks('three steps: Record, Review note, Wrap up', stepAtHand),
  asks(
    'the state carries apt {id, client_name} and recordingId',
    sent,
    reviewFooter('saves first, and takes the recording along'),
  ),
];

export const record: Requirement[] = [
  asks('a start control', recordPage('the client and the three steps are there, and the button starts')),
  asks('a pause control', timer, journey),
  asks('a resume control', timer, journey),
  asks('a stop control', sent, journey),
  asks('a timer in mm:ss', timer),
  asks(
    'audio playback once recorded',
    sent,
    playback('while it plays the slider follows every 100 ms, and a pause holds it'),
  ),
  asks('a seek slider', playback('the slider goes to any place in the sound'), journey),
  asks('a delete-recording confirmation', discard),
  asks("a processing spinner with 'Initiating processing...'", sent),
  asks("a processing spinner with 'Saving recording...'", sent),
  asks('footer: delete', discard),
  asks('footer: stop', sent),
  asks('footer: go home, when a saved recording exists', sent),
  asks(
    'footer: next to review, when a summary exists',
    savedPage('with a note leads on to the review'),
    savedPage('without a note does not'),
  ),
  asks(
    'no next to review for a deleted recording',
    savedPage('is deleted at the server, and the screen starts over'),
  ),
];

export const review: Requirement[] = [
  asks('a loading spinner first', noteArea('while the note is fetched something turns')),
  asks('then an editable note', readAndTyped),
  asks('toolbar: undo', cleared),
  asks('toolbar: redo', cleared),
  asks('toolbar: font family', facesAndSizes),
  asks('toolbar: font size, 6 to 26', facesAndSizes),
  asks('toolbar: copy', reviewPage('copies, and says when it cannot')),
  asks('toolbar: copy-and-clear', cleared),
  asks('toolbar: edit toggle', readAndTyped),
  asks('toolbar: save', readAndTyped),
  asks(
    'Sans Serif, Arial, Georgia, Times New Roman, Verdana, Trebuchet MS, Courier New, Lucida Sans, Poppins, Playfair Display',
    facesAndSizes,
  ),
  asks('read mode renders bold', meaning, readAndTyped),
  asks('read mode renders italic', meaning),
  asks('read mode renders code', meaning),
  asks('read mode renders headings 1-3', meaning, readAndTyped),
  asks('read mode renders bullets', meaning),
  asks('a click switches to edit mode', leaving, readAndTyped),
  asks('a Saving indicator shows', noteArea('a save that is on its way is seen')),
  asks('back goes to record', reviewFooter('back goes to the recording')),
  asks('forward goes to wrap-up', reviewFooter('saves first, and takes the recording along')),
];

export const wrapUp: Requirement[] = [
  asks('a read-only final note', inOneGo),
  asks('a back button', inEnglish),
  asks("a 'Ready for EHR' button", inEnglish),
  asks('it copies the note to the clipboard', inOneGo),
  asks('it marks the recording reviewed', inOneGo),
];
