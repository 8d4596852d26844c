import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { useMarks } from '../../shared/scripture/marks.ts';
import { pictureText as text } from '../../text/verse/picture-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceSelect } from '../../ui/forms/choice-select.tsx';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { download, fileName } from '../../ui/sharing/download.ts';
import { share } from '../../ui/sharing/share.ts';
import { contentOf, type DrawnVerse, type Paragraph, querySame, wordsOf } from './content.ts';
import { FORMATS, type PictureFormat, SIZES } from './drawing.ts';
import { makePicture, type Picture } from './picture.ts';

interface PictureDialogProps {
  readonly verse: DrawnVerse;
  readonly onClose: () => void;
}

/** The format that was chosen last, while the page is open. */
let lastFormat: PictureFormat = 'square';

export function PictureDialog({ verse, onClose }: PictureDialogProps) {
  const [format, setFormat] = useState(lastFormat);
  const marks = useMarks();
  const search = useSearch({ from: '/explorer-frame' });
  // Without a connection the picture has no licence, but it is drawn.
  const editions = useQuery(libraryQueries.editions());
  const place = location.host + location.pathname + querySame(verse, search);
  const content = contentOf(verse, marks, editions.data?.editions ?? [], place);
  const words = wordsOf(verse, content, `${location.protocol}//${place}`);
  const description = words.map((paragraph) => paragraph.text).join('\n');
  const title = verse.verse.reference;
  const picture = useQuery({
    queryKey: ['picture', format, description],
    queryFn: () => makePicture(content, format, { title, description }),
    enabled: !editions.isPending,
    // The theme may be another one when the dialog opens again.
    gcTime: 0,
  });
  return (
    <Dialog title={text.title} description={text.about} onClose={onClose}>
      <ChoiceSelect
        label={text.format}
        choices={FORMATS}
        names={text.formats}
        value={format}
        onChoose={(chosen) => {
          lastFormat = chosen;
          setFormat(chosen);
        }}
      />
      {picture.error === null ? (
        <Preview format={format} picture={picture.data} description={description} />
      ) : (
        <ErrorBox message={text.notDrawn} retry={() => void picture.refetch()} />
      )}
      <Files
        name={text.file(title, text.formats[format])}
        picture={picture.data}
        title={title}
        words={description}
      />
      <Accordion title={text.words}>
        <Words paragraphs={words} />
        <Button className="control-lined mt-3" onClick={() => void copyToClipboard(description, title)}>
          {text.copy}
        </Button>
      </Accordion>
    </Dialog>
  );
}

interface PreviewProps {
  readonly format: PictureFormat;
  readonly picture: Picture | undefined;
  readonly description: string;
}

function Preview({ format, picture, description }: PreviewProps) {
  const { width, height } = SIZES[format];
  const size = 'mx-auto h-auto max-h-[46dvh] w-auto max-w-full';
  if (picture === undefined)
    return (
      <div role="status" aria-label={text.drawing}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className={`skeleton ${size}`}
          aria-hidden="true"
        />
      </div>
    );
  return (
    <img
      src={picture.pngUrl}
      width={width}
      height={height}
      alt={description}
      className={`${size} border border-line`}
    />
  );
}

interface FilesProps {
  readonly name: string;
  readonly picture: Picture | undefined;
  readonly title: string;
  readonly words: string;
}

function Files({ name, picture, title, words }: FilesProps) {
  const isReady = picture !== undefined;
  const files = isReady
    ? [new File([picture.png], fileName({ name, extension: 'png' }), { type: 'image/png' })]
    : [];
  const canShare = isReady && 'canShare' in navigator && navigator.canShare({ files });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="control-primary"
        disabled={!isReady}
        onClick={() => isReady && download({ name, extension: 'png', content: picture.png })}
      >
        {text.png}
      </Button>
      <Button
        disabled={!isReady}
        onClick={() => isReady && download({ name, extension: 'svg', content: picture.svg })}
      >
        {text.svg}
      </Button>
      {canShare && (
        <Button onClick={() => void share({ title, files }, { copied: words, what: title })}>
          {text.share}
        </Button>
      )}
    </div>
  );
}

const Words = ({ paragraphs }: { readonly paragraphs: readonly Paragraph[] }) =>
  paragraphs.map((paragraph) => (
    <p
      key={paragraph.text}
      lang={paragraph.lang}
      dir={paragraph.lang === 'he' || paragraph.lang === 'arc' ? 'rtl' : 'ltr'}
      className="mt-2 wrap-anywhere"
    >
      {paragraph.text}
    </p>
  ));
