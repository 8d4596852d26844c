import { useQueryClient } from '@tanstack/react-query';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Menu } from '../../ui/panels/menu.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import { download } from '../../ui/sharing/download.ts';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { csvOfStatistics, csvOfWords } from './statistics-csv.ts';
import { allWords } from './statistics-queries.ts';

const { save, cite } = statisticsText;

interface SharingProps {
  readonly answer: StatisticsAnswer;
  readonly search: StatisticsSearch;
}

/** Saves the figures or the different words as a file, and cites the figures. */
export function Sharing({ answer, search }: SharingProps) {
  const queryClient = useQueryClient();
  const { edition, methods, method, rows, scope } = answer;
  const row = rows.find(({ id }) => id === scope);
  if (row === undefined) return null;
  const { name, verses, words, letters, sums } = row;
  const computation = {
    title: cite.title(name, edition.name),
    answer: cite.answer(verses, words, letters, methodLabel(method), sums[methods.indexOf(method)] ?? 0),
    editions: [{ id: edition.id, revision: edition.revision }],
  };
  const saveFigures = () =>
    download({
      name: save.fileName(name, edition.id),
      extension: 'csv',
      content: csvOfStatistics(answer, location.href),
    });
  const saveWords = async () => {
    try {
      const content = csvOfWords(await allWords(queryClient, search, edition.script), location.href);
      download({ name: save.wordsName(name, edition.id), extension: 'csv', content });
    } catch {
      toast({ title: save.failed, destructive: true });
    }
  };
  return (
    <>
      <div className="no-print flex gap-2">
        <Menu
          label={save.menu}
          className="control-lined"
          content={(close) => (
            <>
              <Button
                className=""
                onClick={() => {
                  close();
                  saveFigures();
                }}
              >
                {save.figures}
              </Button>
              <Button
                className=""
                onClick={() => {
                  close();
                  void saveWords();
                }}
              >
                {save.words}
              </Button>
            </>
          )}
        />
        <Cite {...computation} />
      </div>
      <div className="basis-full empty:hidden">
        <EarlierAnswer {...computation} />
      </div>
    </>
  );
}
