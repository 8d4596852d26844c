/**
 * The verses in which the King James Version shows a sense of a word: the word, the sense, and the number of each verse as
 * the gap after the number before it, in base 36. `npm run make:senses` writes this file from
 * scripts/make/senses/sense-list.ts.
 */
export const SENSE_VERSES = `
H127:earth~:2j 1c 6 d a 3q 156 84 af 13 17p 4i ly u 1l g 3y x 1k1 c4 h6 1m m5 35 b 8y 274 243 9q ko 1d7 cm g9 db 1w1 8q 2y
H127:land:lx i2 1 3 1 3 h5 2s 9z 162 j9 9g 1j 90 m 2k e 1h 3 c 9 9 c 17 9 2 d 7 1h 4 ik 2 1cy lq 6 x 4v lh 3d ws 6 v fw h8 ua sp 17j e0 dh fp i 3n 1 13 1g 6z rj 7j 5 1v 1 67 8 45 jv f 3q 2n 1 3v 3 2l 53 b x 2 7 p 1 u 2 ft u 6a v 2l 1e 6 t 1o 63 1 3d 2w
H352:post:6w0 9ov 1 4 2 5 3 2 3 2 2 1 2 1 1 a 1 1 2
H639:nose|nostrils:12 40 1cj 1ms 3iv 7 14v 276 f5 b8 2 6k 7 1bb 1dv 4 20 l i5 eh 16q gg 12k
H776:earth~:1 1 9 1 3 2 3 2 2 1 1 2 1 1 2 3 1n 1c 1 1 5 1 1 4 8 1 2 4 2 2 3 1 1 2 3 1 2 4 2 2 3 3 2 3 1 1 5 3 1 2 1 2 1 2 i h 7 1 3 4 1 1n l 3 2c 7 v 8 25 t 1d 34 b j 2 8i 45 22 1d 2q 4 81 1 1 d 4 7 46 2r o 7 af 1v 2 dp j 8 c 1 2 2 dw e8 22 2p 1 1 4e 35 dw m f 4 3 i 3v e 16 8 f 99 9 d 2 1 n f 1g t 3 c 9 1a 1 1h o 2 s e y f d9 3b y v x fh 2 1g k 5l 3x 3 50 1j b c u 7 3 1n 2z 1m 35 1 3 16 j 9 33 j 2w z c 2j 9 c 3 2y 3m 4 g a 7 1l 1 7s 7r 3x 7l 4 52 9 fn 9 7 1 2 i d 1u m 5n 4 o k 21 4 f 1z 1 3n 2l 7v 3e 2 dv 9z 1 g 1 o 17 c 3 x t j i 16 j 7 9 1c m a o o d 11 n 18 17 e k z j 11 3n z 15 3 6 5 b 9 5 6 2 7 m 2r 6 2 19 d 8 12 d n j b 1b t w 9 m 2z 3 6 o 1j 2 b 20 1g h 3 4 2 1 1 3 5 2 2 8 p 3 2t 6 2 9 d 6 c r h 4 8 i 2 2 1 8 o 11 r a 2 8 3 a g f 5 3 6 5 a 1 3 i 1z 5 1f 3 i n 1j g r 1h p 8 8 2 2 1 3 1 4 6 1 5 1 10 4 6 e g 4 4 1 a 8 3 7 1j 27 n z e a g 1 1z 19 n 3 t 1u r 1t 6 1 k x j k 9 1s c 7 c 4 2 1z j 47 3 3 2 1h x 4y 63 3v a 2 5 3 18 1p j 7 17 n 2 q f 1 e 3i 1c 2 t c i 7 1l z o 5 3 9 e g 2 7 a 1a 3 2a 1 8 2 3 1 1 a 1 1 1 1 b d 6 3 1 2 f k 2u g 1s 4 1o 9 1 1 1 4 8 4 o 1 5 l 19 1 c 4 6 1 3 18 7 8 2 5 a k 7 3 h m 4 h 1 1e n v 7 b 15 1 9 7 e 2y 5 1h 18 q l c 2 1 2w 1 6 f f f 18 1x 6 j p r 3 1 1 1 c 23 1o f k 10 g 2 g 3 6g 2n 15 i 5 7 8 1 9 g 7 1 20 a 4 15 18 1b 4 2 35 9 9 x 3 dy l 1x 2 2 i 1h 13 30 30 fc 1 1 16 47 k i r e n 7 1 1n b 3 1e r 1 1f 4 d g f 8 n 1e 6 3 3 3 v 8 c c a q c 1 17 4 3 3 3 7 2 1j 11 2 t 8 1n
H776:land:16 1 1 1g 40 5 1 9 b 3 q 3 2 4 1 1 3 g 1 2 1 2 3 2 w 6 5 6 l 28 b e o 2 9 2 2 o 5 5 1 2 4 5 1 2 u p b t 1 1 9 a 1n 4 9 a 1n l a 5 14 6 15 3 1 8 b 9 7 6 a c 1 1 9 1 3 1 9 1 3 9 1 2v r a 1 1 2 1 2 5 2 1 1 1 2 4 1 1 1 2 5 2 2 3 1 g 1 2 1 1 5 a v w 2 2 7 1 1 1 5 1 8 6 8 8 3 3 1 3 2 5 2 1 1 5 7 1 6 1 1 2 e g f 8 2 1 3 2 b 9 3 r 7 b 9 p g 7 c 3 4 3 2 d 2 4 1 1 f 2 9 1 1 7 2 8 1 c 4 d 2 1 1 l 1 1 7 1 a 2 1 3 1 1 b 1 4 2 6 4 4 8 1 6 3 5 6 4 2 1 7 1k 2 3 q 3 k o 1 q 29 j 1 g 3 1 1 2 5p 1l 3 3 1 3 2 a d 2 w 3 9 ei 2v 26 v m 2 1 b e 6 4 1 2 3 2 i 2 1f 9 a c h 4 q 2 1 1 1 2 1 8 1 4 1 7 7 4 3 a 1 3 1 1 7 7 c 1 1 2 2 1 2 1 1 1 1 p 6 5 2s 6z a d i l 1n e 1 1 1 1 1 4 1 1 1 1 3 3 1 3 1 1 1 5 2 7 1 6 1 3 2 1 1 9 g 1 m d 1 1q 7 1a 5 6 1 9 i 2 2 5 3 1 6 7 2x f y 2 m 49 3 1 2 1 1 8 5 7 1 2 1 a 10 1 2 b 1 1 1 1 3 a 1 4 1 b a 4 e 4 1 1 2 g 2 1 d 1 3 2 8 1 f 4 3 7 1 4 3 2 2 6 2 6 4 1 5 2 5 3 2 4 9 7 1 3 d 5 3 1 8 9 g 2 1 2 7 2 6 5 3 q 6 1 1 1 4 a 1 1 1 g 5 8 4 8 6 5 1 1 1 1 2 3 8 4 1 1 b j 8 5 15 3 4 4 b h g f e 1 1 5 2 4 8 27 d 9 a 8 j 1 2 6 6 6 1 v 4 c s h 1 6 8 6 1 1 1 2 1 6 b 8 3 9 5 2 h 13 3 d f 2 1 2 1 1 5 3 2 2 5 2 1 1 4 1 1 6 5 4 6 1b 5 1 p 5 2 p 14 3 2 d 17 1 1 4 d 6 1 1 6 i 1 2 1 2 e 4 9 3 1 2 2 6 j 1n 1 2 4 3 1 3 2 1 2 2 1 1 1v 2 b 15 6 5 1 1 2 2 4 d 1 6 b 3 5 5 2 2 1 h d b 1 5 1 4 1 4 6 m j 1k 5 4 1 2b 18 o 4 d 2 7 1 2 2 1 1 2 v 3 2h m 5 2 5 3 d v 1 1n 9 5 6 q 4w 1n 1 b 1n m 4 a 2 x 6u 9 15 4 2m 7 1 6 6 r 14 23 19 2w 47 j 1r b y 22 2w 2 5 c 3t 9 2 w 2p c f 1 4 5 1 1 q 1 2 2 5 1 2 5 8 7 2 w 3 1 1d 1r j 8 1j m 1 1w k 29 a 1y 7 12 8 2 1a v 1 1 3 2l 6 b 4 1 1 16 13 e 1 9 o a 2 j 1 9 u 7 1 2 9 4 6 k e v 1a 6 3 2 9 7 1 8 9 7 2 1 2 1d 2 v 2p c 2 c 2 1k 1b 34 9 2d t 1b 1z 1 h j k 3 d 4p 17 y 1n m 1 4 4 1 1 h 1 7 1 6 2 9 6 6 1 2 c 2 19 8 h e 5 1 d 3 r 8 1a 2 d 3 j 14 d 7 1 24 2b 1 f r 9 4 4 a r 7 1 p s 2 i 2e e 1m 1u 1 5 4 1 5 9 2s x 3f 2 5 7 1 1 6 5 1 u 2 1 72 x 3 9 6c 1 bd 7d 4b 3c 6p 3o n q 5 25 d 3x 3h y 52 1x 2a f 5 19 8 3 11 59 a 2 2o 5 7 4 3 2 4 8 n 2 3 b d v 1n 1t 96 u 22 8 4 47 j0 1o u 27 5m 1 47 c j 1 24 c j 4 2 9 1 e 1 h p r b 4 5 s 1 4 h 3 p 1 5 i 1 1 4 8 d l 8 9 3 8 8 2 n 9 o 1n 12 z d 1 2 s 7 1 2 9 4 7 k b e 1i 3k 1f 7 1s 1n 1p 3 8 8 2h d 4 3 4 1 8 g 7 1 7 7 2 1 b 2 9 4 7 n b 9 4 8 h f 3 9 g 3 f 7 o 1 4 7 1 2 c 8 1 6 1 3 f m 7 3 b 7 a 3 7 1 1 3 7 2 k h 1s 2 e 1 1 5 4 1 2 5 u 1 2 b 2 1 1 7 i h 3 a 1 n 18 7 u 7 9 g 7 5 1 1 f 4 2 1 b 2 2 o 6 e 11 4 1 5 5 7 z 5 c 2 1 2 2 1 6 g a 3 1 2 a 1 2 4 1 1 1 8 3 1 1 1 6 1 2 2 1 1 6 b 2 1 3 b 3 q 3 9 1i 2 5 1 7 2 3 1 3 3 6 4 7 3 2 1 4 i 1 1 e 3 1 5 2 g 3 7 9 2 3u q 2c 1 j 6 2 5 g 4 h 1d 1 1 l 2 4 1 18 2 1 1 2 c 3 q 12 1 8 1b 3 c 1 2 1 1 5 8 5 4 2 2 2 2 1 1 q b 2 4 b 9 5 1 g 4 8 l z 2 1a c 16 1 2 2 5 1 6 2 4 1 1 a 2 1 o 2 1 6 8 2 1 1 5 2 1 l 1 1 2 1 h c 3 1 c a d 1 1 4 4 6 1 p 3 5 6 1 2 1 4 j 1 2 1 b 4 48 3 4 8 6 6 6 s 1 1 3 3 e 2 f 8 73 1 8 1d 3 9 c 1 1 i 9 3 c e 2 1m h f j 6 a 9 1 m 4 8 7 2 f 2 e h r 7 8 2 1o 8 2 9 4 3 8 2 11 2r 1 5 8 p 2 1a c j 9 a 5 p 5 t k 14 6 g q 6 2 c 9 7 h q 8 a d 4 6 b 1i
H776:ground~:bv w e1 4l 5r 3 7e 9x 2lx 3q 5b qh 21 1 5u 4r 4 28 3s s 61 d 62 35 s 18 37 3w 45 a 8 b 2s 23 44 s my 4 1y 6x tm ac 7q ou au f 9n z fw x9 8m 5 a4 fm 1p 128 5r 2w 2e 5 1q b7 2o h g6 sv 7 1 b 99 6 u 4r 1 4p 1c 5 1m a8 4 c s am 3 2 6 19 6 aj 2w d7
H802:wife|wives:1j 1 8 9 3 1 4 g 2 4 2 z g b 6 r 2 2m 2 6 7 5 1 1 1 1 1r 2 s 4 h 1 12 1 a e 5 4 1 2 3 1 l 1k 4 1 3 8 l 1 1 2 b g 1 9 a 1 k 1 1 1 1 n 1b 1 1 4 3 y 7 b 5 h y x r y 4 4 9 8 x 4 4 2 1 1 3 1 l 6 14 2 1 3 2 n 1 1 a 20 33 q e e 7 2k 39 1i 3 2 8x 3 1 10 r c 1 1 1b 8 8f mr 3 3 1 1 2 2 1l 1 3 7 j ce 2 1 e 82 32 93 38 28 3z 2z 28 5o 2v 1h q 2 l 3 3 5 5 1 q 2 1 1 m 6 1b 10 o p 4v 9t 1 8e 1 1g t d 4 3l 3t h 1 1 1 1 h 1 4 1 5 4o 6 b 3 1 1 3 1 1u 5 3 b 2 f 2d 6q 3r 2 8 e 4e n 2 1 2 1 1 s 1c 2 d 4 1f x 2 9 1e 3h f 1 8 1 1 1 4 9 5q 7j 4 1s 4 5s 18 1 4 b 2l 2 2 b 27 2p 2 2 15 2 i 4t 2o 4g 72 1m 2d m 6 2 3 6 n q d 1 3r b 1 7 p 1 k 1a 3j g4 23 3 2 11 3i u 8 3 e p 16 26 20 2b 3p 4m 1 7 1 3 3 1 1 p 25 a 2s 2m 2i r 4 o 1v 4 d 2m bi 7w 1o6 a5 ba y 9u f 1 f5 c6 u1 j 18 y 1 1q 42 t 1v 6k h 4t 2f 2t g l3 1u 4 3f 2f 6g 8r d7 b 4d 61 g0 1 1 1m 1
H935 q:go:4n 2 6 1 2h 30 3 8 2 2x 2j 8 2f 3w 9 8 1 1l 6e 6 e2 x t d 3 w z 3j 6 1 2b r 8c 1 55 da 4h a 5j ba 1 1f 3h f 7 2 y 8w 4i 5q 13 4w t 1 1 22 4 t 1u y o 2w 3 3y 20 11 f 5 c 28 2v 9 1u 7f 6 5x 90 3v 15 3j 2c 2 4j d e bv 3x b 5d 35 52 w 8 3t 1 q 76 1l 9c 1v t 20 10 4w 5 3i f e 2p 1i v 5i 7u 6f ps g 1s 5 2u 13 10 1 1o c7 1v 2p 3f 6j n 5d lz dw 85 2p 51 12 2y 19 nn 7i 9m 1t d2 z 2x 3x ao 2 5m bw e1 5b 3r 4d k 6x l 5a 7 10 f 18 15 16 1 3 1 3 2 j 4 e0 2f 1 l 1 29 5r 3j 95 1 44 w 14 7 i gg 68 4s 34
H990:womb:iy 1 46 8q 32i 1d1 2 23 4kk o 5b du 3 60 av ft 5k vq 3k sq 3i 2y ba gz m 1t f 4 a 2r4 5 v
H1323:town:3da 7 as 15b 2 11 5 6t 8v 2oi 37 3b 1 n 8g g5 8m n3 2 1 2 1
H1419:high:mb 1yx 163 3 15t 2oq 81 4 g 1d9 aq j 9s 7tq b 2 3 2 1i 7 12
H1419:loud:wc 58n cq 2v el 1wg at 60 1 4a 6z 6w 3es 2nj 1 19
H1530:wave:anh l2 8h d0 at 4 28o 1k aw hy eo d n8 148 d8
H1697:thing:c7 14 1 o 2 j f 9 f 4 1g m g 47 1h 3p 5 4d h 1e 4 5 64 2q i 1 4y 1 2k 3f g v 3 3 1 5 2s 5z 49 19 7l o 2i v 6 7q 5m mx 1u 8v 12 1f 43 l 4 e 2h l 2 6k e 17 5 y 1 11 2c j 5 5 o 4 4i 2o 37 3x 3o 6h o 9 f 1 u 4y 53 3q 3 14 5 f 1e 2c 1u o 6 2a 2t 18 4w h j 16 s 17 1h n v 8 2n 13 4w 7 7 2 6 6 9 u 1 c j 2 3 2 1 n o 1 17 6b 1d 2a 1 73 10 1r 10 1 5 8 2v 2q k 5s 5 k o h e 2m 4e 2 1 34 4 2 1x 69 9x 3e 1j 1 e3 3m 29 f 48 4 s h 8a 1u p 1p 2b 7a h 11 3 i 2 19 t w 2g 7k 12j pf l8 sz 2 2v 9 m 2 2 py h 2a hy 7t z 3g 4w v 33 9 z d l 2 y d i5 1o jb g5 cf ep
H1697:matter:gp 13b 6 4 3i 14 1l0 6u 5b 8x ab 1d 23 1hu 4z 3w 6x o 70 36 2r 1d d m 1ye 1 6z 6a 2n fy 5 5 2 9k 3r 4 36 1 cr 9e lb bt 1fa 4f m w gn n 2e1 v2 6 72
H1730:uncle:2au 9x 50 30q 1 1 3g 2rj 186 8 5ef 1 1 3 23h
H1870:journey:h1 72 u jh 12 2u 1q6 3 17 y jt zk 2 fi ak ge j7 uj n 3 5b 5ep
H1980 q:walk:i9 p3 9z 199 1 3 1 c 1u0 j5 4 kj 2 148 8 69 2j kb 5 76 kb d2 2i 2n 3d 1i2 2 j 92 45 55 kz ac 3a ak 2 6a 8p 34 35 2u 7 48 7o c 8 3h 26 1z 4 97 5l 7a 5u 7b 3o 22 40 b r o 9 10 1g 20 46 ei d ef 37 3y 1l 16 8 3e 75 o4 64 63 4 2w 2m 8h
H2320:new moon:5yw d 6 1g0 12k 5l 40 du 6t dc 21a 1vz 1 zh 232 9 2 3 cn aa
H2388 h:repair:9ik 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 3 1 1 1 1 1
H2388 p:harden:193 3o 17 7 c 25 4 9 399
H2388 p:repair:7ls 1 1 1 4 2 7y 1 16j 7 2x 43 2 b7
H2428:wealth~:s2 2ts vw 5i7 7o 31 3 7h sx 4 4z 5f 1c9 sy 1h 9z he db w 1co 1d 1 11t 32 4n 7u
H2691:village:ir t5 1dd 22d 5 1g 4 5 3 1 1 1 4 3 3 2 1 2 a 17 4 6 1 1 7 1 6 1 7 1 7 1 9 o 33s 1 2k 3d 6 3 1it 5 y 1 12s 3fe
H2706:portion:143 c8h
H2706:limit:a6b 83
H2896:better|better:mn u7 1pe 20i z 2q 4e 5d f a2 6 9j fa 8x gd 7g 1iy u4 1ch ag bv gw 1 2k dv 40 8 2z 2n 1 o 8 3 d 2 1g l 1a a 39 h 11 5 n 4z 3 3 7 8 o 5 1 2 3 2 y 6 c 1c xv 1af 1ar 9g 3b 5
H3212 q:walk:1k4 yb 2f 56 i k 16g 3q 118 1q 60 1hl 19 b 26 35 m c 64 8 2 h 65 9 5x 9 5w p 45 7 l vp 4 s 81 3s 4p t 17n jk 19 q9 3j oi 1r 36 v 7 p 57 4j ri bo 5x 1k 4m 9m 2e k 1s 19 16 1z 1d 3 4x 115 d5 z n1 15 s 27 7e 73
H3220:west~:8j q 1hh 5 m 8l 5 1b sn 13 zr s1 3 1 2n r 23 2l 16 2e 8uh ku 28a x 1u 11 t 1 1 1 1 1 1 1 a 3 2 1 1 1 1 7 6d 7x
H3332 q:cast:1pc 1t 96 5 a l m 4uy m 1r1 e
H3427 q:sit:bu x 1z 61 4h 5l p 5a 3m 9y y 2x 19 h 1 bz k8 2 e 2 1 3 16i a9 3q 4b xi 19 w 6c 42 15 2b r 1 1 t 2h b9 k j 1 5u 2p 3b h 8g h 5v 4 3 4 3 3 5 b 2 h 7 x 53 5 58 6 2i 2p 21 q 9 17 29 i 1t 4 1 1e 1q p 10 1h 36 n0 7h 13 33 71 9 iw 1 k 7 w d 5h 5e c r 2 h i c b 2o 5 ss 9 24 o 6c 1 14 8r 1j 77 fd 5t 26 3q 5m 14 1o bx 8m 2b 7a 5c 1m 4w 11 4r x 5g 4s 41 35 4 9 2d 8i 4j 34 5 1c c 12 22 2 q 2q 4h 1d 1q 3 7 8 u o ap v 14 z 58 d 36 4k 48 1w 17 48 83 kx 5t 9 1f 1c 61 v n h 4j
H3427 q:stay:fd 2m 3h 12 5 f3 3w db 5z l5 4n x5 1w 3 b 26 b2 1w 1k a 4i k5 1f 1x hg 1 w 4u 34 3 1v 21 3 1g 26 1 2j s 43 9 5i 2c 1 h e 4 7 13 y 2m l 66 f a 1 3i b a b f os 61 2 2 c 9d 52 mw f m4 4i 9o xs ao pi 23 zp 1r1 tp d6 1q 1nm 1 e1
H3627:weapon:kb 36t 1y 1g3 5g 5 1 dv 5 1 6 1 3 2j 1k 30 6h 1 1 3 1 u cc 5h vv 3 mv 1 4 1 17 qf 4hy bm n1 jk h ka 15 av 1 i3
H3627:instrument:153 k6 15k 1j e 6 ov 5b 1y0 111 ja 11d 4 1e 1j 3i 7m j 1d 9f 44 1 u 2p jv 11g 3aa d5 258 q0 gc
H3671:skirt:48t 2x 17s ba 74 1 6 8lp 172 65 1m9 3o
H3671:corner:dt5 22j
H3709:ladle:1pt b0 ve 36 6 6 6 6 6 6 6 6 6 6 6 4 2 3w8 ys so br 6mz 1
H3802:side:1rj 1 x 93 1 10 1nj 12f 2 1 2k 1 3 2 1 200 1o 9 1rf be 79u b7 m 1 3 7 o 3e 6 1
H3956:language:9so t z 1v 4tj 13u 1 1x7
H4289:censer:2ar 6j f4 cb b 1 j 1 1 7 3ns 1rg
H4294:staff|staffs:vm 7 cr 2 d 3 21 1 2 3 2 2 1 a b 1 12 p 37 2b 4 17a jc 1 2 1 1 1 1 1 1t 1 2 2h9 g 687 4m 1kt m a 9 2 1l 76 1m 1fc cg h p 1 4c 44 1 2 1cy
H4397:angel:at 2 1 1 1u e 1m s 4 10 x 4a 2r 19 ey 36 93 74 3 8h 3 1fg 1y 1 1 1 1 1 4 1 2 1 1nc 3 2p j 1 8 1 1 5v 3 3 4 2 1 1 1 2 1 tr b1 3 4i 4q 1 dp 5a 2 4a f8 nm 3 1 2 2 7 3 pw t8 147 k 1 kq 6s 4j 6 m6 sm rd dj 2lx hj 2 1 1 1 5 5 b 2 2 1 5 3 1 e 5 5 1 2t
H4421:war:9f 16y 13 24 co 16u 9x 9z b e 5y 2 2c b5 8 a dd 2 c 1f 2 8 1m h q b 5 1w 4 22 85 1 8 bu 5 1 1p 1h 75 4z 1h 1w x 2w 6f x 5 3o 1b b 1 4z 3u 16 3u 2y 5c 4v 7 1 9 g 41 1j 7m 3x 7 1t 24 4u 8 f 5h 8 1 3 2h 52 y 3 3y u 1 1 14 4u 4q 13 2p 3 q s 9 i 9 2w 2o h 3b 2y rc wt 3s 9b 14i 54 jn 35 7u 2r 35 32 k n 1f 7f 7x 3k u fd 1b j ea 7l s x d g 2x z o 17 1c 13 i f1 81 h 3j 5d f6 8g y 6z a a
H4438:reign:8kl 3f 7h 9 1 b 81 4v 3m 1 1m s cc 2m 5q5 42 13r l 5n
H4503:gift:q6 5 2 1 l 97 4 a 1 14e 2xx 2 1 2e lh la 4 i2 6n hj 1 6y 1 3f lq 4 do 3w 6 5q 4e 23b b5 2mj 2y2
H4941:custom:wy p1 4z fz 3l dv e7 5a 8 c5 c 3 3 3 3 3 4 10n ss 71 3h 2 1r du rl c3 4r 8f 4m 1 6 1 6 s3 6g g1 76 be 5ja 11z e7
H4941:right:47t 4gt 1vo b 16 1yd ch 16u ms 7u aa 1 i2 g6
H5060 q:reach:eou 8 tn 31
H5186 q:pitch:8j bf 1cz 36q 17g 20q t ah
H5186 q:turn:v5 f 2gp 4 u 10 3 7 2ac 3z fd 2 k8 8v 3ge rm 1hk 25c
H5186 q:incline:57q 5zt 158
H5288:boy:em 5 1 1 1 q em 5x 1c 8 1 1 1 1 31 46m 2 1 4 c 1v 77 3 2 c 7 3 5 b 7 y c1 e 1 1 1 1 1 1 er 4l 9w 8e 2o e ar a 1 1 1 3 n 5mw 1k 9 r 52 7i 5n 2e d 1m t4 z 1 2jc
H5288:servant:3e6 1s3 1 8y 6 2 2 39 1 2q 2 3v 2 2 1 2 c 5 e 51 4h 2y 9w 2q b 1 29 ql 6 69 c 1 d q 3 j 16 9c 1s4 6 1 a 5 1 8 7w 2y 2 2e 1 1 480
H5315:life|lives:k a 50 1 7c 2 de b0 7e dc 7 vq 197 ar 4k 2w 9r 1 4y g4 3m 2t 2z 13 57 e2 6 e 27 f 2w m c 1w 2p 6j 22 1i p 4a 1n 1s y fm 1 1 6 4 12 8 3 2o 1 4n 2v ob e9 18l 4 e m 19 2 2k 4y cs 3f gi 4e 1h8 1 43 w 3n l 5 xl f5 f8 5a 4n 2 v 2 u 9i 1 23 18 2r 5 q f 26 57 2s mf zr q
H5315:person:9y j5 ph 18p 6a e5 ag g 5 6 42 4 f 99 b6 l9 6 13o fl 6tn 25i 8e 1 ct 23 84 48
H5375 q:forgive:16c qb x 193 1 1ts 12q 4x8 2f 4 pd 1v9 gx
H5414 q:put:vw 6 g 6 u cg 93 6b e 1c 8 13 1 1 2 3 g 9 5 3 w c f 3 33 10 2 1 1d 1r 1 1 2 5 p f n b 13 b 7 5 4 2v 8 1 3 i 4j 3 8 3 1 22 5 3 21 12 3c 89 3 2 1g 2 1 v 1 5v 3u k u 1t 7g at 7m 4l 3e 3r 1k 76 8r bq kr uk 6w 24 2k c 33 7 1g 9o 9w 3a 5d s t3 7 h 9 2u 7 c q 2m n m 2j 8q v n 4x 3b 2y 16z 3c c4 i3 13k hy y8 d6 d1 4j b 6 1l 1r l 3p b 3 a ap 2o 40 b 5g 13 1 38 4f 3u u b 1 18 35 h 8 5 4w 1l qs
H5612:letter:6du 1 wx 1 2 5a 1 1 3w 1 4 1 7n z 1di n4 10 1q 5 r 5 5 48u 1b xz o 4
H5647 q:till:10 17 d 6aa 6jx dh
H5674 q:transgress:37a 1f2 4 fy sb 3zi 11o 32y 356 l
H5800 q:leave:1j fo 4q a7 6 1 2 3 4z 4o 1o 59 16g 3p gj 1db 69 be 3t g1 h 5 4 mu 4i 70 mv 4p 4 6 1t 29 2 2 24 29 j v 4e 25 lv 1z fv e 71 7 24 3k di 43 ez 9 l2 3 72 al 4v 1do 133 b 3k wx 27 34 u jq u od l 15 tm p2 2m
H5869:spring:at 17b 26e af ja 1n6 30m cb l 8v 329
H5927 h:offer:1on 5t 9l az 34 wn 2 q mg 9d ca bk bf 14 50 q 6n 29 1z xv 1 2v b 6t 2z 1 lz ol 2s 1i 4r f 4e 8s 3g k 4k 39 1 3 lf 1f0 4y 2zv 4a ak dk 8y 14z 6 nl
H5927 h:carry up:1x5
H5927 h:take up:7dd 74 4fd 3d4 3 w4 1aq
H6030 q:sing:1w9 1gt 2n6 6m7 4g2
H6030 q:testify:3rg f7 2 91 12v oq 3zn 4bn dk 27d v cv
H6086:tree:b 1 h b 7 1 9 1 1 3 2 3 1 5 5 2 9p 4 4c gr g0 f a 49 11r 3u 2e g 1k 19m 3d 2b 1 m 1 6 4x ai 1n 1 in 1 1 1 1 1 1 1 x 119 ke b v 8 1 1 1 3o s 1 46 9u 6 a6 q yh 3w 1 ax 9c b8 s 1c 2 4h c9 3b 45 di uv eu 1g kl 2l 6t 15 1g en 4y 28 7l fv u 25 5 4 5g 4 e 45 1u n 7 3g 1t 15 36 6 xn 50 4 2h 22 j c 7s 1 3 1 5 1 1 2 2k 1d 4i 3r 5 h0 7 n f1
H6086:wood~:48 b3 3 1 2 vw ds 5 3 a 5 r b c 5 2x 4 12 35 h 9 m b 8 3 6 5 a 3 2 5 35 1 4 5 l o 1i 4o 2e 2 13 4 2 1 h pf 2i 1 31 at 4z 4p 4b 2 cq s f 6 a2 2 4 h4 ih mp fc 4s a a 5 a0 1k 2 z a 5 8b 2 52 61 20 hc 52 l 1 57 1i 1 4 2 80 bx ab 52 2e 3b xp 2i6 1 9g 26 7x ap 3d 5u 75 6i 1t dq c4 a1 i 9 8e 4q 3v 1a 8d 1 2 1 15 2c 6 xn 8 29 2k 33
H6086:gallows:9ve 4 j 1 7 n c
H6213 q:make:7 9 9 1 5 2 1 1 e 8 6 18 11 1 7 1 1 a q m 1n u m g 2k 2h 2 5u 3 2 5 h 1n 4g z 2 20 2s 6 90 11 2n bb 7 c 1 1 3j 1 1 1 2 4 1 1 4 1 1 1 2 1 2 6 2 1 1 3 1 1 1 3 1 3 1 2 1 1 3 1 3 3 2 5 1 1 1 1 1 2 2 1 e 1 1 2 5 2 1 1 7 1 3 1 4 2 3 3 1 2 3 19 2 1 1 d 7 7 3 2 1 6 b 2 3 4 2 a 3 8 4 14 s j 4 5 1 1 1 1 1 3 1 1 1 3 1 1 1 3 1 1 2 1 3 2 1 1 1 1 2 1 2 2 1 1 2 1 1 3 1 1 6 1 1 1 1 1 1 1 1 1 1 2 1 1 1 d 6 2 3 2 4 1 6 1 3 1 2 2 1 2 3 c g3 6o bm 1b 16 2g 10 z 4d 1 6i c5 7 y 30 2 2 5 9 2 2 3l 17 24 8 v 4 2v f 4t 4j 1 37 21 95 5m h 21 49 2c 1 1 b l 3 4 2l 63 2 17 2t m 3v 6k a 5w 2g 2 3n 5 18 br 2y 1 i 8 2 b 1 1 8 b a 1 7 3 1q x e 4 2 13 17 3 z g b h 1 2x 6 3a 2f e l 1r x h 2k 4c h 8 d 1 1 1 14 l 16 8 17 b z n 5k 9 9l 1i p r 1t 9 g 5t 2 3 l e 2 4 1 1 2 6 1 1 2 3 4 1 4 q z 5 14 4 2 1c h f 1 18 1a 1z c 8 16 1o 2 j m 1 2j m 9 4 bw 4a 8 3 1 8 c 4w 2 4 b k 1f n z 1 1 3 5o z 3r 6h 10 u 1 3g 69 4 12 37 yx 4m b 15 1s k 23 3j 15 7 1c 26 1h 1n r 1t 7 b 8 2 54 6p 9e 6 25 10 65 2 u 1 v 2g 1i n d w 1 34 c 10 3o 2r j n 1d 1p w 6 h u 1c 8 29 m 23 1x n b 2 2 2 5 d 3 6 b 2 59 2p 1a k 1d 1p e 8 13 m 24 1 2t 15 w 5u 3 u 1b 1y 3 3u m 1j 2z 4a 1 1w 6q 1n 3 1w 1m 1o 7 1d 12 o 1j k 1 9 2c 1h 1 1n 6 q l 3b 1m 3 20 3 1e 1 1 5 1c 1c v a4 h 3v 2 1w 4b 8 i 1o v x e 2x 1h l 13 49 1n 3c
H6213 q:keep:1fs 1 5d aj nd 4 j2 1 1 2 4 1 1 1 u5 5 7n 9 4r bp 27y 2e zi 5t q1 ds 1 1 a 8 2 39 g 57 9h 3w 2w 2s 6
H6213 q:offer:1tz 1 ds 2q 4s 1x y 44 m bt 1 9d b8 j 8 2 i9 wu cj 24s 49 3wv
H6285:corner:1pq b0 ip i 16 22 sv 1f8 4sy 558 9w fs 1re
H6471:foot:7s6 3mo 7a 1oi b3 kt
H6471:step:bef e6 kr
H6485 q:count:1uj 1 1 7a 1 qc g 2 1 1 2 2 2 2 2 2 2 2 2 2 1 1 1 3 9 2 2 1 2 2 2 1 3 2 2 1 2 2 2 1 1 h 1 6 c 5 1 2 1 v 6 1 4 2 1 1 2 1 1 2 1 1 2 1 1o 7x 9z b 4 3 2 7 3 4 2 4 3 1 3 3 5 1 1 14j 141 1b p 13 pf 5z 2 k7 b 44 13l ji
H6485 q:appoint:2uv 1w bzw n0 1s t
H6485 q:punish:ds7 1j 5j z 1 t4 1c 13 4n 1s s 1m 1r k 56 46 g v 36 20 1ge 5 2z 3z b2 1 3 s
H6629:sheep:2a 6h 5f v 79 1 2 2g 38 3g h1 96 13 t yn sh 4c 3d 4 4 1 6 1b fm 20 72 3m 6c 12i 4a t 5 1 6 p 8 j 5 8 61 2 c 2 1o 6x 82 6f h a 6 3h 3f 1m ch 4w lk 8n 32 29 8z 1j 4h b 17 e 7e r 9 d0 v 15 7b 5t d t5 i0 b 1x ar 45 7b 1e mf 159 39 41 i4 ev 6h j3 w0 1ce
H6635:army:jz qr 8 40 y 1du 6 1 6 2 6 1 99 kp ir wi 3b 1m w8 2aw 60 fs 27p 6l 2n 2m9
H6635:war~:2sp 2 2 2 2 2 2 2 2 2 2 2 3 ne 4w 1 1 1 f 6 1 4 4 h s lt ax eb 33c 2l 7 t 49 f 1 1 8 3 1 ls 4o 1v 10v
H6862:distress~:3vv 2rb 285 16d 5s gd 3y 8 4e 6m co 1x mg a 7 6 9 r 7z 1lt o 2j hq 1t5 qb mr
H6963:thunder:1d2 6 4 1 4b6 37 1 4o4 80
H6963:sound:1sp y8 1ui f 1or g 6b 9y cz 4e 90 u3 186 nh 3z dn lg dc 31e 1m 1r ms 5j 26 nl y 2p 12 1 ug
H6965 h:establish:4c 1n 2 6 52 c yj 1g2 vc 1 dp cx 20 16v qy nn 4oe 1nd 12l 1oi 2
H6965 h:perform:jc 3g3 1n2 7x 113 2p 4h ru l xx rd 3g 56g 7l 3c l 1a 2q u k 5g
H6965 q:stand:fz 4 rl 1jx 3 d1 gk 1 2 2 2 1 10w 1 30f yt 8o 45 4q 8z 4j 70 1 1 7k eu 7b 9z 8c 4o 1ye nf s 3r 5s m 2d 4h 4o 2m 11g 1
H6996:young:z6 2 5 c 2 14 a b 3 469 nj q gv 2mi 4
H7121 q:read:1op 2gv 9w 89 1 2sh bp 26 2 6 6 1dk 6 6 et 5 a 3 4e2 1 36 1b 102 54 2 2 3 1 1 6 2 bc 2 1wr
H7126 h:offer:24d f b 1 1 3 2 3 1 2 3 2 1z 6 d 5 1 2 1 1 1 2 2 7 8 5 12 n i 1j 20 2c 40 2 9 4 l 2 1 1 2 1 g 8 2 7 2 9 1 75 3d k f 8 1 1 6 1 2v 58 1x 3 1 8t t 1 8 8 8 c 5 n 5nq 76 77y 1 1 u x xm 6c
H7218:company:56f 4 22 3 6 1 ia 1a 1
H7223:former:wy 2gd wb 1mv 1gr d2 6 1ty hs 1nw 52 1i7 35 sq g p 9 20 70 1l 9 1 os 1qb g m7 i 2f 5 d
H7225:firstfruits:1o4 9z 70 hq nt 10b 4uj k7 2a 2xg 1xk 1in ja 2f
H7227:many|many:f8 fu eg be 2r t3 93 cw 31 7x 23 2i 2 8k 2d 1 4t 5x 69 21 3e 4 iw 7f 2 1f 19 cj 7h up 1i 3r 1k 6t 6h o bg hm 12 2z 3u cl 9e 9y 1 1h 5v 7n z 3 39 2 4c 9 q 2u 2r 5e 35 5d el 1 c 4j 2a 2n x l 16 1n 1q 2 64 7 6a cf 7c 2q 7b 26 1 cz 24 37 3t 2 f 70 p r 1r 2z 12 59 15 1 3h 8 4t 1 73 6x 5u 1 b 7t 6m i d 28 28 8p 2d 18 g 9b 2z 4w 5j 2o 2g 5w l c i 2p 6 1 1a 2n w 2 1 e r 2r 34 8c 1 s z 4 8 7 1 5 1 1 6 1 1 6 14 1 9s 3u 1 8 2 7 1 1j 1o 2 48 2e 2 33 2
H7227:much|much:oa i5 94 1t3 4 41 i0 i7 ix 2w 1h9 n0 ix su gf 1b 24 24 t 1j 2z p 1r6 217 eg jp 25q 3x 3i
H7307:breath:4b k 7 6id 3c1 3m 1x 2n s 1h mr 6n y4 gg 49 sp e6 9x 19 pp s6 5v qq 1 2 2 11s
H7307:wind:55 18m 6 36 k 1n1 3im lh c 5f 2jj 38 b g 4u 4o 4c 17 7 5v 49 55 w 73 6a e7 2u 8n 9 46 cq 57 a 9e be 9 1d 1y 1u 2k 2w 7f 37 2p 48 b 2u 5q d 8a 35 2q 1d 1 w 3z 24 9 2u 23 iz 4 1e f 8w 8 2 3s p 2 36 b 1b 72 mu 1z 34 1d 1g s 3y 34 15 95 14
H7453:friend:vg 8 11d 25m 23q 8s 3f nn 2s8 2i d 71 7 1h 8p 8a 3 do 25 mx xr 2 9n 1 y 6 2n 48 5 3 bh f 1e2 ow 1eh f0
H7453:companion:8lj 1vw 3u 1tx
H7626:sceptre:158 2as 7to 2ki 3f8 3 i7
H7626:rod:1ma 15t 3jk 3rv 7r ge 7x mj 8k kz fg 2u 70 7 r 1 2e 2n gi m a 9 e 1x 6i 1l qx s6 3g g1 m 3 1al 18
H7716:lamb:ff 1 z4 1 1o ho 8x 5z 9g lg be1 23k
H7725 h:restore:dz 7 is 8 f 1x 17s hv 1 125 1is 3x 1 db lf 5f s5 83 55 3 1ed ib 1 q6 8 11r 6k 245 mu 3w 1pi 5 c2 jy
H7760 q:make:9b 5c 5 bd bu 1 m 11 k 3e 18 8a z 2a8 8f 2b is 1r k2 2g eq 4 8r 8q au 29 54 ls ai 1m ry 5n 1dz aw 53 47 5a 12 27 6q 9z 9 1j 1 11 2n 4e 95 47 1d 67 ki pc 7e 2b 2g 6f 6 4p 14 8i 3 q 3z 9 h 1 b 7 1g 2t 2 3q 3h 3i 3v 12 f 3k 3 33 g8 3g y dj 18l 2m 16 6 1t 2h v 1o 2o 12 7 s 1 3
H7971 q:stretch out:26 37 7n 2i p8 3w 48 a4 3 2ne sn 1o q 7h gf 3o 3t 15 4 1t e 30 3j 4r 1o 2o 62 dc dp u8 1 1mm 1 f h5 1w wj 11t 3h 11w x5 4g 19w e j 13y 7q
H8193:language:7g 5 1 2 9xl 1lm 25s 7o 1pd 1 1sh
H8193:edge:fp hm e 9l 3z 63 8w 6 98 6 1uf 26 tf l v 7 10o 12f 2c 1 2 39 dj 1as 3 7z2 2s 1 5 az
he:it:hxu c 2 1 3 5 5 f q 5 i 2 1x h 1 2 4 z 4 6 2 2 g c h 1d 9 2f 4 4 7 g e e 1 1 1v 4 9 n 7 17 m 1x 1 9 1m z p 2e 2 1 20 c 1b 1 1 c d 5 i 18 3 1t q 1t 2 19 1 15 e 18 b 7 d h 2k 9 9 5 5 z 3 14 m 58 1v 1 r 2i 6 2 7 u n 1i h 1 5 1 c o o 10 9 h 5 f k 2 1 1 2o 6 3 f 2 10 1 l 2q k g z 7 c 1u d 5c f f 1c 22 j 7 1 4 1y v 4 1q c d 2 6 3 b 1w 1z c 12 10 9 1 c 1d c 2 b 1 k 12 4h 1h 1 17 19 f 5 11 7 3 3 1c j z e 12 15 2 j o b p q i 1b j d e g j 3 28 h 19 h m 6 3 u b f 1 j g c k s 1 b 2 o t 1g u b c 1 9 17 4 3 1 c 5 3 2 g h 4 a 2 7 w 9 3 v 1 a 8 5 c 2 1 5 6 5 1 7 1 g l a 1 1 1 h 2 9 17 n 5 a 1g x 4 1q 7 5 3 1w 9 2 4 p 3 4 4a x s d 7 y 35 5 6 c d k 3 2d p 23 g 2j 1u 5 1f 8 4 1j 4 17 6 4 5 11 g 1w a d t f 2 d b 6 x m f n 16 l 8 1b 3 53 14 a 3 p 3 2 2 7 1 2 m 7 3s 1l 3 4 1
he:she:i7q 87 1h c5 3 d p 1 1p 2z 2o l 17 2 1 4s f 1n bv 75 3b i k1 10 4g 3n 3 56 7w 43 e4 2g 6s 4x 6 5 1 26 va 11 1 4 by 37 bo 1w 2f 4 8 t q 14 c d
G32:messenger:i3y ks ru 3 3n 2u4 zt
G71:lead:j2x 9c s ng v n3 f az l2 4k t6 iv
G142:take away:i68 cd 15 8d n9 1 29 5k 69 23 8s dl 9 7h g 7 5 1 b 2 93 dn 18j zl
G189:report:hxe s2 1tz 182
G189:ear:iwj 2cl 1sq 1
G308:receive sight:i3t a2 ml 1 u9 1 1 k0 4 3 le 5 1
G350:discern:lx5
G350:judge:lx6 r 1 7d
G435:husband:hvd 140 bd hh eu 1 1 ou sh b1 1 6 1 2 1 k 5 57 7q 4n 4o 1 1 1 8 5i 1 5h a 4b f e8 4 2 hc
G450:raise up:ift 1uo 1 4 a ie 8 11 4 3n 6q 1 4e
G591:pay:hy5 dp 2 1 1 154 7t
G591:repay:hyv 2 c b3 3ir 15t 39 uz
G591:sell:kvw 1m 2e7
G622:lose:i2o x 3 5i 14 na 18 kq 1 7e 2 2 1 f 8 1s 1l eo r 8l 4m n 1lg 1dr
G630:divorce:hvg 2v dv 4 1 1 mr 2 7 1 su
G630:send away:i7x 7 1 10 9 7 lf 9 1f 6 li u 1l0
G652:messenger:mcc ct
G684:waste:ikf jc
G740:loaf:i7z 2 1f 2 c 1 l7 3 3 8 1a 1 d m3 3 2l ns 2 2 d
G746:corner:l1j 16
G757:rule:j07 2ud
G770:be sick:i2q h7 3 bk hs uj b 4 16 7d 1 1 3 k4 9k 1ek 1 d4 da
G846:it:hvv 1z e 1 1g e d 1g e j 1 1 15 2 15 b 5 15 1h 1u g e f 1 a 2l 8 c 9 1 16 r 32 w 3 2 1e 1n 3 2c 1d 9 g n 14 4j 2 2 u 4h 3 2 32 2p 2 1 2 4i 2p 2d w 3 c 1h 2i 31 6 13 o 1n d 1x 1 x 7 20 10 6 t 7 c 1t 1 d 42 x s 4j 1 g 2h 51 b h 10 7 9 1m j a 21 2 9 2 1 2 i 12 1 1o 49 2p 7 e i b 6 30 w 1p 3h 21 6 1m k 2 3d a m 6 3 l 5 5 13 10 35 2l 1x 3 13 t 4 7 j k r 20 2m 1u 1j 30 y 1 16 5o 15 1t 3g p 16 2j 23 27 s 3q v o 7 s i 1 2m 4 v 1f 1c s 1 c 3 1d 1r 7 1 b 13 2r 2c r 1 1 1 4 g 3 p 7 5 2 1 2 m 2 1 4 2p 24 k 4 1 1 1 1 1
G863:allow:hwo ft 4b 8u 3q i 22 3j 1i hs 5m 5q 3vt 40
G863:forgive:hz3 2 1 2c 3 1 3r 1 6b 6 5 3 dz 2 2 1 1a j 96 cu 3 1 33 1 1 4l 1o 55 1 8q y5 n3 1t0 50 d
G906:lay:i0o 8 m uw vv
G906:put:i1x hr 2s 43 5y i0 tt a9 1a 4k 2py bn
G906:pour:ikj 1zd
G907:=wash:ivo r4
G991:look:hy7 he m7 is zt 1sm 1aj 3l 1
G991:watch out:ihm aq 4o 5g b 4 o e9 fv 17k sa 38 17 gm 6u 27 1l cg
G1080:bear:j7v te
G1089:eat:l1i a8 33
G1093:land:hvs e 1 y 51 5 m 1f 44 f3 46 3m 6 b3 6d m 8 4a 8s 79 85 3s hg 1 2 5u 1 2 n 7 4 67 2 e9 4 1 1p6 28 k d8
G1093:ground:i3b 2t f 2y if c 6 4d 1g 6f cw 7 7d an jc f5
G1135:wife:hvh 4 2p 1 9a 48 d 2 3 1 1 j 2x 1 3 6w 7o 1 4l 5 4 2l 1 3 5m 8 5 6 3j 5o 91 6 1n 19 y 2i 1 4 yo 1 5 dp 32 3g ie z 1 6 1 1 2 2 b 2 4 6 j lp 1 1 1 3 3 2 5i 1 5h 9 1 t 3i en gn 12
G1161:and:huz 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 2 3 4 2 3 1 1 3 1 7 3 3 6 5 1 j 2 2 4 k 8 2 i f b 3 y 4 5 1 5 5 9 1 1 1 h c 4 d 4 1 6 3 s 5 j a 3 b i 4 8 1 1 f 5 1 9 2 7 6 e 5 2 3 1 2 2 2 1 2 1 2 2 h 1 a 7 2 2 2 3 4 1 1 3 2 1 2 2 7 1 4 2 4 3 6 3 2 2 2 9 7 9 3 c 5 4 5 5 1 1 3 4 3 1 2 3 3 7 d 3 1 2 2 1 2 4 1 8 1 5 4 1 h 5 1 7 8 2 8 2 2 b 6 c h 1 5 b a k 4 3 1 2 2 1 4 4 3 2 2 5 7 1 h 5 3 5 2 1 o 7 9 1 4 2 3 3 2 1 4 5 3 2 5 6 3 4 5 2 1 2 1 5 2 4 5 1 2 1 1 4 6 1 10 y 39 2 m 9 d 1 c q 6 g 4 15 7 2 2 2 s 1 1 8 7 1 1 4 6 4 1 2 b 1 7 2 l 9 b 1 9 n d j 1 3 2 3 2 9 o 2 1 5 3 7 1 1 6 4 2 3 5 1 1 1 1 9 b 1 2 1 4 3 6 2 4 2 3 3 6 2 3 b 2 2 3 5 4 1 h 6 2 c 4 1 3 2 b i 5 7 e 2 1 1 1 1 o 2 6 c 3 e 1 2 1 1 2 2 3 2 2 6 i 2 1 3 1 4 1 2 1 1 1 r 7 2 3 1 1 2 3 5 2 4 4 c 4 1 2 5 2 4 5 3 1 1 5 1 1 3 1 3 2 2 1 1 1 1 1 3 5 1 1 1 3 3 3 5 2 3 1 2 2 5 2 2 3 6 3 4 5 1 2 1 1 3 8 1 4 1 1 9 1 1 8 1 1 2 1 1 2 3 4 3 9 3 2 2 1 8 a 1 7 1 1 1 8 2 4 3 2 1 1 1 6 3 3 2 9 2 6 7 3 3 5 1 1 1 1 2 2 1 1 7 5 7 4 3 5 3 1 9 b 2 8 1 2 3 4 6 1 3 1 1 2 3 1 7 3 2 1 2 5 2 2 6 9 5 2 b 2 2 1 2 3 1 2 5 5 2 2 1 2 1 1 1 2 4 1 1 3 1 a 1 2 2 3 3 7 6 1 1 2 1 e 2 4 2 1 1 3 1 7 1 2 4 8 2 4 3 1 6 8 4 8 6 2 1 4 4 2 1 3 b 1 3 5 1 1 3 1 1 3 6 2 1 2 1 2 1 9 1 1 1 1 2 1 1 1 1 2 2 1 1 1 5 2 2 1 4 5 1 1 1 1 2 1 6 1 3 6 1 2 1 2 5 2 5 1 1 c 5 6 8 15 f 4 2 i i 4 h z c 3 5 4 2 2 g 6 e 1 1 2 4 2 4 z a a 9 m 6 x s 5 n 1 2 c 9 n o h a 8 1 3 8 6 5 1 a 6 3 a 11 a a 9 a 11 a 1 p a f 3 2 3 5 3 4 3 t 4 1 4 g 7 s 5 6 7 2 4 7 o 2 5 1 d c 4 1 1 3 4 1 2 3 1 1 3 8 1 3 4 g 2 1 b 1 6 1 1 1 1 1 2 2 2 1 8 2 2 4 1 9 1 1 5 1 7 1 4 8 7 1 1 6 2 1 1 9 7 5 3 3 1 1 1 2 1 1 1 3 2 5 6 2 3 1 1 1 2 1 1 3 4 2 5 1 2 4 2 4 2 5 2 1 4 1 1 2 1 1 1 3 3 2 7 3 2 1 1 1 1 9 e 1 1 5 3 2 1 2 3 2 2 3 1 1 1 1 3 1 3 1 1 2 3 6 2 1 1 2 2 3 1 3 2 4 1 d 5 8 2 4 1 4 4 7 2 5 4 4 1 2 2 3 5 1 i 2 2 1 1 2 1 1 4 4 2 1 1 3 1 3 6 1 1 2 2 4 1 2 2 2 4 2 2 1 4 3 4 a 6 1 1 2 3 1 2 3 3 4 2 1 2 1 1 1 1 2 1 2 3 1 3 2 2 2 5 2 1 2 2 7 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 j 1 1 3 1 1 1 1 1 1 2 2 1 1 1 1 2 1 4 2 5 2 1 2 3 2 4 2 2 1 1 2 3 5 3 1 1 2 1 1 1 2 3 3 1 1 1 3 1 2 1 a 2 2 2 1 7 a 3 2 1 8 1 3 3 1 6 2 6 e 9 4 4 1 1 5 5 1 2 1 2 2 8 2 3 2 1 1 1 4 2 3 4 1 1 2 a 2 1 1 5 d 5 i e y c c e 1 y f 6 h 9 a 1 2 4 b c 3 1 5 3 d 4 1 2 h 3 1 6 h 1 1 h a 4 1 1 1 i 1 8 5 6 9 5 j n z j 6 1 15 9 5 1w 8 1e a 3 8 4 7 2 b 1 1 p 8 6 1 5 5 1 7 6 1 d q 2 5 1 2 9 2 d 7 l 2 4 5 r d a 4 e 1 f 4 h e 1n e f r 6 5 k 9 c 6 7 7 5 9 d 1 7 8 3 1 2d c 29 8 f a u p n 18 1j g v 9 2 12 1 9 i q 2 3 1a 9 i 14 b 9 8 b 18 j d 10 1e b 5 y 3 2 g m i 15 1 a 19 8 4 4 2 4 a 1 b 9 2 4 f 7 5 w w j 3 s 7 e 1 1 6 2 f b n 1c 1h q 3 4 3 6 9 g b b 3m
G1161:now:hvf 4 4 1f 3y 1k 16 an 1h 2k 1z b 3 s b a l u 9 8 f 4p aa 2f 1e 1w 24 k 1l 8 2o r m b g p 2l 5w 2p 2y 1d 39 a 2o u 18 11 d 3a c 52 4 d c r 1f r 3x 1f g 2h v b 12 1c 18 1r 1q o 1q h 8 c u 2c z f 3k 2a 11 26 27 1v g j v w 3 32 2f 8 h 3 h k 2 v c 4 t 11 o g 19 5 o f i 3 n n 1a 12 9 4 5 z h k o t w n 6 26 r 15 4 a r m 2i a 4w 5 3v y r f 7 6 4 7 c z k 2l 5r p i 14 k 2 1e 12 c3
G1161:but:hvh o 3 8 7 7 17 6 4 2 3 2 5 7 3 1 8 2 3 3 a 16 a 5 d 2 4 1 9 3 6 3 2 8 b 2 4 7 3 p g 1 3 1 8 9 4 8 3 9 a 8 4 1 2 2 1 3 z a 8 3 3 9 2 4 4 5 5 1 2 10 h f 6 a 9 3 i 3 8 4 4 d 9 3 z 2 9 1 d 2 b d 3 h 3 3 2 13 7 g 7 5 7 5 3 6 x 3 l 3 o 2 2 3 7 p 2o f 6 4 a 11 z 5 14 q x e 4 1n w 5 2 5 h 8 h 7 2 3 1d 1a 5 3 6 9 y 2 u 7 3 6 4 2 1x 2e p r 18 5 t 7 2 b c 15 u z 8 r j e 5 d a h a 9 4 7 2 f 2 3 2 6 e h 4 b p 3 2 2t 8 r d i 4 o 15 14 8 9 c l 3 1g 6 g 8 10 7 c w 5 g s 1o 3 m t i 13 h 2 b k 1p h c 1i f p m 10 e 3 x l r 1y 7 10 1 2 6 1q n y k d 7 4 1p 1b 4 c b 4 j 2 g 3 h 7 n 5 a k 8 e 3 8 k f 6 1 2 3 d h c q 4 1 11 1 7 9 6 g 7 8 5 1 3 2 g d x v 9 8 8 l f m p 5 27 11 x a d 4 5 a 2 4 r i 3 c 1 g 7 d 3 17 3 3 2 o g f s u 5 7 2 f b 2 e 19 8 e 1 29 s 8 2 1m 1 6 7 8 1 r g d 2 h 5 4 3 2 1 3 d 1 3 1 3 1 3 3 4 1 1 3 g w 8 8 2 a 1 c 4 9 4 7 2 b a 6 l 4 a c 3 7 3 c 3 j 9 y b j 9 2 3 4 2a b 3 b b 4 4 3 6 11 b n 4 4 7 5 6 f c 2 8 5 9 5 3 k 3 4 8 a v 9 11 8 5 f a k l f 5 5 2 p 3 2 1 10 8 1 1s 1q 9 g 4 6 3 4 19 7 a d o 3 f 8 d 2 2 3 k 3 2 k o 4 3 d 3 1 8 c 8 e i 5 f 5 8 b 5 7 3 f b w 8 1 h i a e 4 t f 5 7 6 a w 11 3 a 2 4 4 8 3 8 3 b e 6 3 7 a d x 9 u 1 e 9 d q 9 2 4 d 1 2 3 5 7 8 6 z 24 9 1 7 3 1d 8w
G1096:be done:hvj 3i 1u 3d 1 2 7c c 20 7s 21 n 3k 18 j oi 1 l 7 1w 4f 14 97 11 13 1 t 1o hm 4b 3n 1f 9 e 3f 2e 16 t s 17 79 2l 3t hz 45 e 20 1m d0 19z 2g r
G1096:arise:i16 rj 2 n4 23 99 f3 ql 68 7u 3p 3
G1252:=dispute:l2m 2lo
G1252:=judge:lyx 6j 186
G1308:differ:m6w 94 19
G1377:pursue:jt7 1xr 1 35 ak ky 2 5l 4j 1e ah 5t
G1381:approve:lkn m 8y d9 gg
G1391:honor:jq4 j4 3 51 1wn 1mu
G1401:slave:m3s df 5z 53 zk 38 33
G1411:mighty work:i0b 3x 1 2 33 4 2 mi 3 9 4c m7 aw xf 62 bb t4 i 1 cc ar dj
G1415:possible:ict 5d 34 d0 1i 3g 1e 1 pp yy il h9 oj
G1453:awaken:i17 rj 30s
G1484:Gentile:hx5 2i 30 d 20 3 8d 6 mc 9 ua 4p zc 1y 21 4 h 2b 1 1 6 3 m 4 4 5 5 2 4 2q 34 8 2 4 10 3a 2c g x a y 4f 6 z 1 1 c 26 3 4 2 9 a 37 51 cf 6 4 2 1 k 3g c 5 2 u 5n 2m m 37 o 3w ek 12 bt
G1519:to:hvn 7 f b j b e 9 d 4 17 d 1 j e g 6 1 14 1 7 1 3 1 5 e 1 1c 2 l v b 18 c t k g v 3 6 9 5 1 j 16 1 1 g i n 4 3 1 1 b 1s e 4 1 12 5 4 12 1 5 2 3 f 8 v d 2 3 k 1 2 i g i 5 5 1 i b 5 w h 9 d 1 7 3 4 d k 5 2 5 8 4 d 3 u 19 1 3 6 g 1 2 1 1c p 2 5 h 1 d 7 7 6 d g 4 x 6 1 2 1 1 2 p 4 1 b c n 5 1a 4 3 1a 3 3 7 b 6 5 1 1a 6 4 2 7 4 6 6 16 e 3 5 4 9 e 3 8 7 f c 13 k k 8 6 3 6 3 8 5 9 b 2 8 3 z 2 3 5 1 7 4 j 4 2 d h 8 1 g f 9 2 1b 2 a 1 l 2 i 3 4 6 b 1 3 1 i j 8 7 d 7 b 8 1 3 e 4 10 1 10 y 9 8 g i 2 k q 1v 8 7 8 5 e 5 8 4 1 6 z 9 1 1 a f 3 2 i 5 3 s 3 g s g b f 3 2 6 5 b 7 8 a 3 2 l 4 3 1 9 v 4 5 g 1 e 4 o 1 x e p 1 5 7 7 3 4 3 1 2 6 4 1 1 c 2 7 2 1 5 2 7 7 e 7 a b 4 10 f n 2 j 3 9 1b e a 6 2 1 3 1 6 5 7 9 2 3 2 c c 2 d n 3 2 4 7 1 c p 8 6 d 17 h 1 3 5 7 7 2 5 r c b 4 3 2 1 1 d 1 1 j 5 2 2 h 1 3 o b 7 4 7 5 2 2 3 1 1 2 5 6 9 6 2 2 5 4 9 7 2 3 8 4 1 1 3 7 8 7 2 1 2 4 2 i 8 8 1 3 7 3 1 4 p 4 f 1 e 5 g 2 5 2 1 1 g 6 3 h 8 1 1 1 4 1 7 9 1 1 2 2 1 5 1 2 2 s 2 6 4 4 9 b 4 f 1 1 1 d 4 2 7 6 1 2 2 1 4 2 5 1 c 1 4 1 2 2 1 1 6 b 2 3 4 e e a 6 1 1 1 1 g 4 6 5 1 3 4 3 1 8 m a f 3 1 8 2 4 2 5 2 2 2 b 7 1 2 3 c 4 1 2 3 5 1 5 m 8 3 a 1 f 3 9 4 1 1 8 3 3 6 2 2 g 2 l 4 2 1 7 6 9 2 8 1 8 a 6 2 3 1 5 3 2 7 1 5 7 1 d h 4 2 n z 3 k o 2 1c 4 2 1 i b 4 5 k j 5 2 1 8 1 1g e e e z 9 5 2 c d 1 5 1 a 2 5 4 1 3 4 8 6 9 7 4 2 6 h h 3 6 1 5 3 2 2 8 8 1 1 1 4 3 1 1 1 2 3 7 5 1 1 1 5 3 4 l 3 5 h 1 1 6 9 d 7 1 6 1 2 5 b 8 3 6 1 g d h 3 h 4 f 1 2 2 2 2 1 3 1 j 6 1 2 e 3 2 8 4 1 3 3 b 2 2 t 1 j 4 7 5 1 1 4 3 4 2 4 c 5 6 j 3 2 k 1 1 3 7 2 4 1 1 4 4 5 4 2 3 h a 1 5 i 3 c e 3 4 6 1 2 5 2 1 8 1 1 5 2 a 6 3 d 2 6 3 2 2 4 1 2 1 c f a 1 7 3 r 7 u d 5 2 d 1 q 1 4 1 7 8 c 1 1 6 1b 2 6 1 o 3 6 3 7 7 6 k a 6 e 2 2 6 4 3 b 3 4 3 1 3 3 j 5 1 b 2 1 b 2 a f 3 4 2 2 f g 1 4 3 r d m 1 a 4 h 6 o b j 1 1 1 2 1 2 1 a 1 3 2 3 2 1 6 7 9 2 2 3 8 1 3 2 2 1 1 1 1 1 i 1 1 a 9 d 3 a 7 2 9 r k 6 13 2 3 a g f 7 8 4 6 5 7 1q 1 e e 2 e c 4 3 2 4 2 6 b 1 b 3 3 3 8 9 7 3 7 g g 2 1 1 1 a o s 6 8 c 10 3
G1544:take out:hzt
G1544:send out:i2i 2k kt ur 3tl
G1544:bring out:i5h 1v
G1577:assembly:lb6 7 2
G1722:with:hvf 15 37 dl 18 1m 37 5j 3g 6 d 4t dy 7q 1z z dk 2l 1x 2 nz 3y 2s 3x 2y 69 80 6j 24 d 17 q h s 2a 1d 7r 6 3k 3n 6k v h c 1 42 k u 21 3 n d a g 27 9k 3x 11 7 3f 9 o 9 l n 4 9 4 4m 9 1 18 4 11 1h 1q w 5 t t 4 11 6
G1722:by:hye 1 6r 4 9c k 1p 2 2 1 1 hf 2t 1 4 10 1a 5z 4a 7i 9s z 6 oe a6 1 a9 f6 37 3n 3i 1c 1k e w w 3s 6 79 i 1s 34 ao 33 p 20 o 57 4g 35 8d 47 4i 20 7
G1722:at:i0o 3m 3 6 30 b4 6g nn 88 3y 1c 4p 5q 5 22 57 2l 12 c 48 8x 2m b p 4v 1c d 13 6 2f 4j 2 1d 1e 19 4p 17 8j 1s 37 8 cf dc 8n g 7l e c 90 4t 8p
G1722:among:i6l 37 1 3u 1 19 5f 3i ce 6j 9l 3s j ei 2 4o 7u v 2d 18 67 99 1h 6u x 1p 5 a 2l b 2b 7 p 3b 3p 1 7 17 4f 2v 1s 1q m 4 d 16 h 43 b 2s g1 7i 30 hs 16 2r
G1718:inform:leu l s d
G1893:otherwise:lrs g 7i 6u 127
G1941:appeal:lgg 1 9 4 y 1r
G1994:=return:i2v 2v ca st im 3nq
G2008:warn:i4y m3 6e 2y j2
G2089:more:ibk 1g7 5d 1qn 1ki v f 1i fe 1w q 1b 37 1 1 p d 3 q
G2089:further:im0 je v2 sw jx 1u7 3p
G2147:obtain:n8m
G2186:come up:j9z t aw ah 28 wb 2i 5p q bl 1fr
G2205:jealousy:kw5 97 o8 3q hh 3w r6 4t 2
G2206:be jealous:kxi b7 vp 8y
G2206:desire:m4a e 12 192
G2233:lead:hvs 23f yc 8c 12 25c h
G2480:be strong:i1s om 4id
G2480:prevail:laq 4 2ji
G2523:stay:k3d 16g
G2532:also:hvu p 1z 1 m 7 3a 3w 1 3 1z d o h m 1e 3 p 6 3 1c 1f 1a 1g 5 i b j 3 f m y 2 2 17 3 1p j m 6 5 2 j 21 2t q r 4 3j 4 q 1w m 10 10 9 1 2 1n 1 1c v q 3 9 14 i 2 b t 4 1 1 7 1 2 d 2 1 2 n 15 3a 2 12 4 3 e c 4 6 5 1 3 d q 6 e b 2 13 e 16 9 4 8 6 t q 11 a w 8 1 j 1 21 4 f h 2 1 j k 5 3 1 2 d 4 n 1 3l 1m r 1 8 18 c v 7 7 11 5 i 2 1j c d h 16 h j e 1 8 8 g h 5 i 2 5 2 4 5 7 w 3 4 y i 1 1 7 3 c 8 12 g b q h 8 8 11 4 12 1c e g 1y s 1n 11 j 4 h c 3 r 4 d b 2 w 14 5 3 1g 6 1 f 1f 2 2 6 18 l 3 8 4 h f 9 c j 3 2 6 3 h n f g g 2 o h 1 r 9 1 b e 1 2 3 17 b 2 1 4 5 3 3 1 8 4 b 3 3 1c 6 4 5 3 1 2 w u f 6 14 1 12 7 8 5 8 2 3 s 8 s y 1d 1 1l s 1 3 q d 4 2 l 1b 4 f 7 1 1 b 4 3 j 2 6 1 12 1 1 4 b b 1 d m 1 2 1 f b c r 1 3 1 3 5 2 9 6 e 3 j 17 z 9 3 4 2d 4 2 6 m 2 2 6 o u 1 o 14 c n 9 5 1 4 9 6 3 7 8 8 4 7 5 e 2 1 k b 1 f 3 1 7 b 2 d 7 3 a 2 3 d d 2 y 9 6 1t g z 7 5 c e 7 8 3 5 1 1 8 e 1 g 7 15 b a c 1 5 q 6 r 8 1 2 1 u 7 3 d 6 3 1e z l 9 p 6 9 o i 9 8 6 1 2 2 13 16 1 c 8 4 d 1 9 7 7 w y 6 5 9 l 1 9 v a 1 l o a 6 k q 20 24 1r
G2532:even:hyp 1 1b x b p 4a 1p 8 15 3v 6 e 3r z 1b 1j 3f r 5 2t a 6 19 19 4z d d 28 7 p d o 1o r d 28 7n 7 2d j 6 4 2a y g 53 1m g 2 15 5j 5 35 1 2p 2b 2k 2i 1d f 1y 1j e a 1s 35 2u 18 1u 3r 1v c 3u 57 2c 35 38 8 29 f 7 4 3 j 2d o 32 3 2o a 1a x 1 1n 1f 2d 1e 2 z q 5 5 6 w 27 1c 6 h 2o b q b f e 1o 16 s c b 6 4 2r 3 3 g x 27 2 g 1 5 8 1 5 8 1i 7 2 9 2v 38 1e f 1i 4e 3i e 4 a d 25 2 1r 1u 9 7 2 5 o m 2 e g 1 i g z e 6 1k 3w f p d
G2532:both:i1x 1d 1u 1m 8p ff 1r b3 1 3b 2n 1z i9 1j 5k 2n 4k 3d 2m 9 s 37 44 1h 7 5 16 7 1s o 37 q 2c 89 29 w 3n 6 2p 2 1k 6q 1b 24 m 1f 16 10 ci 7p 2 4f 1b 3 3n 1f 1a 23 6 3u 1h y 17 w 1f a 2 14 r 9n 36 17 6a 1 2q d 2
G2564:invite:if9 4 1 11l 92 1 1 1 6 1 7 2bt
G2638:seize:iy5
G2638:perceive:kv0 76
G2638:attain:lqy aj o5 1
G2638:grasp:ml2
G2647:lodge:jj6 bt
G2756:vain:kvc 1ap 4 18 3f 54 6b 2p 2n 1x o jy
G2836:womb:icf vi q 1 2 1l c6 es 4g oa bs 19u
G2873:trouble:ikh jc i4 7t 2pk
G2902:hold:ilj 2u 7a 1 16s oj 2b y 1xm 4j 9s j6 c 1 1 a 1x
G2919:decide:kua da 4b 1b 3o z f0 3k 8d uu
G2962:sir:i6n 82 9c 1iv 4 4 u c ao 7t hj 2jz
G2962:master:j3l 24b 3 1f4 4 5h
G2983:take:hyj 2g 2l 37 2 18 17 a 8 2 2 1 17 2 3q q 3e 2 1 1w 1 p o 5 1 2 f 6 i b j 3 6m 16 g 8 1o 2z b 1 1 2a 1 9b 12 4n n 5h 2 7g 1 2 1z 2 3u d 6e 4 6e 2d a 15 8 2r 23 a 5 h 4 d 1a w 5 85 5z u 1a 9y o 55 3 da bl c at hl 3 2i 6o 8d 2k t 1 1 9 z 11 1 1 i 5s
G3004:call:hvd 1v 5c 4v cv b 25 fp uq 1d 88 bk 3t 3k 1d 9 2q 34 23 1v er kt jo 8p 34 be w 1 2g f1 2t
G3049:count:jzi 1lz 11 1 1 1 2 1 1 1 b 1 1 x 1j t kd ey oi
G3056:account:ibr 1g0 1jn ij wf m7 5d
G3056:matter:ipx 29l 6z 3f 1g
G3089:break:hxy 2an 3f 4l op dn 11f
G3089:untie:iov mr sm
G3089:destroy:k5f 3g9
G3089:dissolve:nk5 1 1
G3123:rather:i2o m fw 3s j0 106 qd ti 8i i y 18 3j 4 44 i 10 42 31 4o 7 1m 93 2i 4d 6y o 4 7c
G3173:loud:ink 4 1q h7 3 20 4h fu 84 n g9 gv 3 7 6p 2f 9c 29s c 9 8 k o 11 w 2 6 3
G3398:least:i3z 2t 19w 3i 1f1 291
G3441:alone:hwu bb 3e gf 3d h1 1p m 4p i 1u o5 7 3a d 5e 4a l n4 c2 4n r8 b3 eh
G3516:child:m4l co
G3586:club:ili 8 j4 5 uy
G3586:stocks:l84
G3618:build up:l0w zl 1q 2k d q1
G3619:edification:lu4 6 ag 2 7 e 7n 1q c 6f 4 d
G3754:because:hw4 s m 2 1 1 1 1 1 2 m 1 1 12 2z 1s 1 2 3 3 16 1 j 5 1b l x 9 e 1 9 q 1j 1 10 1q 1n 5 8 2 2 2 1g 2 f 5 47 28 1l 9 y l j w 1 g 15 k e 1 1n 3 3i i 1m 2y 17 b k n j 1y m 4 7 9 1e 1 f 1p s 5 7 5 1g b 4 m 1o 1 a 1 3 1 m 2 f 8 17 7 i r 3 f 3 8 5 2y e e 3a 2e 1i 14 1 d k 1d z d z b 3 8 1 y f v 7 4 a 7 1 m f 6 2 l 1 1 1n 1 8 d a f 1 11 1n c t f 2 v 8 3 3 3 1 1 3 s 5 e g t d m d 1c c 10 16 27 5 2z m 1c 10 g 9 1r 3u 4y 6 27 6w v 1i f 9 1 2b 1a 2p k f 1f 3x y 1 4b 8 16 a 1d f 1 5 e j d j 2k 19 6 8 2o 1e n 7 7 f 15 v 11 19 1q j e l b 18 d m 16 o k u 3c 3s m 1 11 3a k a 21 s 1s 6 a 2 2e 4 q 7 4 5 i b 1e 12 t 4 8 h 4 5 m h b 10 f c 1a 3 9 1 f l 2 3 3 6 3 3 3 4 1 1p
G3754:that:hw8 1 t u 4 1 1 4 1 5 a y s h g d c a h r 17 1 u 3c 5 x 1 6 2 8 a 2 1 r q j 5 c f 5 7 d f e z 17 15 1 9 4 s 2 m j d j 1 i 2 1 3 l 13 a 6 m p 6 7 2 6 1 m b 6 19 3 n 6 6 c b k e 6 3 4 c 2 l k 4 3 8 a 2 c 1 2 1j 9 5 8 e 7 f 1 c 7 2 1 5 1 8 u 1 l 4 7 5 s b 2 1 13 f 4 y x 3 16 q 19 7 1 9 3 18 2 a 1w l 6 1k 4 b b 3 1f t 14 1j 5 7 3 1 8 1p 7 5 1e g 5 u 1 2 q d 2 d c 6 2 b g g d 2 f b 1 s 13 9 6 2 1k r a 2 r c 2 y 5 a 4 a 7 5 4 g 2 1 1 4 2 a e 1 1 7 9 9 1 7 a 3 7 9 1 7 e 6 4 f 4 4 s 9 7 s a 1 5 1 e 4 2 1 c 1 2 6 1 1 1 3 1 1 5 1 4 6 7 r 4 3 7 7 7 2 2 3 4 9 1 s 4 3 m 9 1 2 g 2 c 2 d a 2 9 i 7 h 4 1 k e 2 2 9 1 15 b 7 7 l 1 3 d 4 8 3 1 7 1 14 g 1 6 s j 3 s 5 e 2 s a 1w 4 16 2 4 1 1e 8 7 2 10 2 1b 1 4 n d 5 2 4 2 1h h 2 5 3 7 y 10 4 1 8 u 2 1 5 3 1 o 3 7 b h h e 2 5 7 f 19 m 4 b z o 3 g j 2 1 1 x 2 9 t 4 7 l 3 2 1 7 1 m 5 k p a i c 2p n f 10 7 2 1 1c 4 u 9 1 6 6 4 16 3 m b 4 i 1 f 1 b m 1 1s 2 c 7 1 7 12 n g 3 4 4 9 j r a d 10 2 18 4 h b z 3 1 e 5 9 3 8 7 e 1 y k 8 b 1l 1 14 1s 1 l 6 4 2 2 l b 2 11 5 2e 1h 1v 2 1 g m 7 11 1u a q 4 e 1u n 2 o 2h 35 5 1 26 17 1 2 2 3 l 1 n 9 c g 2j 6 q 5 f 1 2 2 3 1 1 d 4 7 5 a 4 5 3 b 1 7 1 3 6 2 1 1 3 1 1 5 l 7 d t 4 h 7 8 6 47 1z
G3772:sky:hzh 1l 5q 2v 1 iw ov 31 4c m 1c6 16 27r
G3816:child:iav 102 7s 3 18 1be 3
G3860:betray:i2m 8d 2g 4d 2h e 5 2 1 1 k 1 w 1 4u bq z 8 3 k 1 t2 q 2 f 1 q bd 7 74 1c 9 a 3s 3 3k
G3860:commend:l69 16
G3870:comfort:hw4 1f 1uv 1g6 37 tr 2n 2 p 2j 1 6 3h 8h 3t 1i 16 5 o b 1a
G3880:receive:ivo 184 h4 1kw 2 9l 3 am 1d 2b l 28 fg
G3908:entrust:jok 38v 37 ho
G3908:commend:k1q 14g 65
G3930:cause:ikh jc px 2pk
G3930:show:lj2 1jy
G3928:pass by:i1a u2 xf 1v 1d2
G3954:openness:ixh 1e0 9 4k w 14 4u 4 1e 4t 1yb
G3954:confidence:ljv 1lj 4n be m 12
G3982:=trust:inh yv 7i 1rg n0 i 47 5e 5f 8 b t 9 1 75 7p v 7h
G3982:=obey:kwo 1 oa xb u9 1s
G4052:be left over:i82 1h 19s qf 1
G4103:believing:kr3 be 50 13p ni k h4
G4119:greater:i5n 1 1gx 1 1kh yu
G4119:many:jn7 16j m5 2h 1b i2 8e 2c vd
G4127:plague:nt9 i 1x 5 2 9 c m 4 1p 10
G4137:fill:i78 a3 tj h 175 3j m i 5l q 2d p 93 f5 9x 1 gr 8l 15 c 14 1e 2g e 9f kb 35
G4160:make:hwc x 16 6j h 52 1q 12 z z 1n 7x e 1w 3k 37 1f 1r ac 2z 5 5d 6f 1 3 12 m 44 99 1 1a 19 j 4 3 13 5 27 2b c 5 3 3k 31 34 t 5 b 3t n 12 32 3 1 6 c 25 84 2 1o 3u 5c 6k 1 2w 1d 49 2q 8u 90 l 1 3d 5h 4b 69 n 5 3j 4 3g e 2q 5x 2c 1x 1j v 2i t 7 i 1m 19 m 11
G4198:walk:jps 1b4 53 2bv 1p f 4j 2
G4198:journey:l04 dn 3i dn
G4254:bring out:l8a f
G4374:bring:hxe o 2w k u 2s 3d 2c z o 38 3t fx um 6u
G4413:chief:ido gx 5o vu 19e 2b w 7j 30 a 1dv
G4413:best:jrf
G4413:former:krx 36t
G4487:thing:ja5 4 1mb
G4521:week:j70 7 mq 84 oc i kr vt
G4632:goods:i5b m5 11z
G4750:edge:jy3 3d0
G4815:conceive:j86 7 5 1t 42v
G4815:help:jdn 3cb
G4863:take in:ijw 3 5
G4982:heal:i21 1 re 5 6 1t 4x ht c 2 af 1cp
G5037:both:iff 2ci 7 5 35 o 37 q 2c 39 4 4w 1g t w 24 10 j 6 25 k 2 1k ar r9 h1 7 17 d j 1f a 16 o5
G5055:pay:ib1 3ic
G5055:fulfill:jom 5u vi vk x1 v7 j7
G5087:make:igd m1 ux wa im ap ef 13e 4q a0
G5087:appoint:iix 15l xm 28z 2l 2p 41 ca
G5087:lay:iny 6v c4 1 6 28 4m 1x as 4q 1 6l e2 2 1 1m 25 x 1 18 4a 1 2 b 2 38 1p 2 d 1m 18 25 3u m5 6g 9y 197 5a 3b
G5179:mark:kr1
G5179:figure:kyg p2
G5179:pattern:kyh pp 1eu
G5278:remain:jax 1y1
G5319:=appear:j7a 2 334 15 gh gy 9e 31 56
G5342:bear:k16 3y go 4 2qj
G5342:drive:li9
G5342:endure:lqq 1l3
G5368:kiss:ilj jc ux
G5442:keep:icn xb 85 48 7 7o ow 4m b2 4s 42 5l 1 z 19 63 xp dc 3j d 2 mu 1f
G5455:crow:il5 14 1 i7 12 tw q 1 kn 40
G5455:cry out:ipe s4 av 9d 16i 2nd
G5456:sound:k5t mz 1c2 1 1mk 1j
G5463:hail:ilk 1j 1a hs 25 1gz
G5463:greet:l6y 87 1xn
G5483:forgive:jh2 1 2rt 3 5l 7h 5n n
G5485:favor:j8c 2u 1ir 3m 10 hp
G5485:thanks:jff 1 1 dc 1vd v ib 1r 32 n kh 2w
G5485:gift:m7g 4d
G5561:field:k7k 37r
G5590:life:hw6 3a 45 6p 3f d4 6r 2q ei 4q 4c 1 2p 2x mg 4 2 2z 1q 1 18 l0 4o e 5z c 9b 3k u1 wm 6p 1u
G5616:about:i83 1b5 e g0 i 1k s3 7k 96
`;
