const LETTERS = [...'אבגדהוזחטיךכלםמןנסעףפץצקרשת'];
const POINTS = Array.from({ length: 0x3d }, (_, index) => String.fromCodePoint(0x591 + index)).filter(
  (sign) => /\p{Mn}/u.test(sign),
);
/** Every Hebrew letter without a mark, with each mark, and with a dagesh and each mark. */
export const ENDINGS: readonly string[] = LETTERS.flatMap((letter) => [
  letter,
  ...POINTS.flatMap((mark) => [letter + mark, `${letter}\u05BC${mark}`]),
]);

/**
 * Draws the letter he twice and then each ending, in the font of the page's Hebrew text at 60 px. Returns how many
 * pixels below the top of the picture the first he begins. It runs in the page. A browser draws text on a canvas as it
 * draws text of the page: in both, WebKitGTK drew a text too high because of its ending.
 */
export async function edgesOfHe(endings: readonly string[]): Promise<number[]> {
  const hebrew = document.querySelector('[data-verse-text][lang=he]') ?? document.body;
  const font = `60px ${getComputedStyle(hebrew).fontFamily}`;
  await document.fonts.load(font, 'ה');
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 150;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return [];
  return endings.map((ending) => {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 300, 150);
    pen.fillStyle = 'black';
    pen.font = font;
    pen.direction = 'rtl';
    pen.textAlign = 'right';
    pen.fillText(`הה${ending}`, 290, 100);
    // Only the first he is in these columns.
    const { data } = pen.getImageData(250, 0, 50, 150);
    const first = data.findIndex((value, at) => at % 4 === 0 && value < 128);
    return Math.floor(first / 4 / 50);
  });
}
