import { CONTEST_IMPORT } from '../shared/contest-import.ts';
import { ImportCard } from '../shared/import-card.tsx';

/** 1 Esdras 3 alone, and the packs with all of the Apocrypha. */
export function ApocryphaTab() {
  return (
    <div className="admin-cards">
      <ImportCard
        title="1 Esdras 3"
        about="Imports the King’s Contest in Greek. If the Greek Apocrypha is installed, it changes nothing."
        buttonId={CONTEST_IMPORT.buttonId}
        label="Import 1 Esdras Chapter 3"
        words={CONTEST_IMPORT.words}
      />
      <ImportCard
        title="King James Version with Apocrypha"
        about="Imports the English text of the Apocrypha, and the King James Version with Strong’s numbers."
        buttonId="packs/kjv"
        label="Import the King James Version with Apocrypha"
        words={{ operation: 'King James Version Import' }}
      />
      <ImportCard
        title="Greek Apocrypha"
        about="Imports the Greek text of the Apocrypha: the Septuagint of Swete."
        buttonId="packs/greek-apocrypha"
        label="Import Greek Apocrypha"
        words={{ operation: 'Greek Apocrypha Import' }}
      />
    </div>
  );
}
