import type { Fault } from './plant.ts';
import { crewFaults } from './faults/crew.ts';
import { exportsFaults } from './faults/exports.ts';
import { galleryFaults } from './faults/gallery.ts';
import { libraryFaults } from './faults/library.ts';
import { metersFaults } from './faults/meters.ts';
import { notesFaults } from './faults/notes.ts';
import { parcelsFaults } from './faults/parcels.ts';
import { paymentsFaults } from './faults/payments.ts';
import { photosFaults } from './faults/photos.ts';
import { shopFaults } from './faults/shop.ts';
import { stationsFaults } from './faults/stations.ts';
import { stylesFaults } from './faults/styles.ts';
import { tasksFaults } from './faults/tasks.ts';
import { timersFaults } from './faults/timers.ts';

/** The slips that are tried, by the server that makes them. */
export const INTERNAL_ERRORS: Readonly<Record<string, readonly Fault[]>> = {
  crew: crewFaults,
  exports: exportsFaults,
  gallery: galleryFaults,
  library: libraryFaults,
  meters: metersFaults,
  notes: notesFaults,
  parcels: parcelsFaults,
  payments: paymentsFaults,
  photos: photosFaults,
  shop: shopFaults,
  stations: stationsFaults,
  styles: stylesFaults,
  tasks: tasksFaults,
  timers: timersFaults,
};

/** Slips that are not found today. Each says what a tool would have to know, or what is not tried. */
export const UNFOUND: ReadonlyMap<string, string> = new Map([
  // Not told by the description, nor by HTTP.
  ['keeps another year', 'which members of a request an answer repeats'],
  ['takes any password', 'which passwords there are'],
  ['keeps nothing out of the list', 'what is kept out of a list'],
  ['repeats an item after a cursor', 'that no item comes twice: an `x-relations` says it'],
  ['skips the first', 'how many items there are: an `x-relations` says it'],
  ['pays twice for one key', 'that a key makes a payment safe to repeat: an `x-relations` says it'],
  ['changes nothing', 'which members of a patch the answer tells'],
  ['sorts by default from the end', 'the order of a list: an `x-relations` says it'],
  ['never rings', 'how long a state may last'],
  ['renames by any type', 'whether a text is read whatever its type says'],
  [
    'lets everybody in beside certificates',
    'whether the connection has shown a certificate, which is enough',
  ],
  ['takes any token beside certificates', 'whether the connection has shown a certificate, which is enough'],
  ['takes a token that begins right beside certificates', 'whether the connection has shown a certificate'],
  ['knows handles in one letter case', 'that letter case means nothing'],
  ['tells of those who left', 'what is kept out of a list'],
  ['drops nothing', 'when a deletion that was only accepted (202) is done'],
  ['starts twice for one key', 'that a key makes a call safe to repeat: an `x-relations` says it'],
  // Asked by --strict alone.
  ['knows Bearer in one writing alone', 'names of schemes in lower case: --strict'],
  ['knows Basic in one writing alone', 'names of schemes in lower case: --strict'],
  // Not tried.
  ['takes a text for an image', 'a field of text in the place of a file'],
  ['takes images of every kind', 'a type that begins as one that is taken'],
  ['refuses an image of 2,000 bytes', 'a file of exactly the length that it may have'],
  ['takes a description without a title', 'values within a part of JSON'],
  ['takes a number for a title', 'values within a part of JSON'],
  ['takes times for days', 'a date with more behind it'],
  ['changes handles', 'a member of another schema where none but its own are taken'],
  ['tells a part without its range', 'a range that is there'],
  ['takes labels with capitals', 'a name of a label in other letter case'],
  ['lists no parcels', 'that there are any: nothing makes them'],
  ['sorts by year when nothing is asked', 'two orders that differ: what is made for it stands in both alike'],
]);
