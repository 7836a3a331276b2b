import type { HolidayKind } from './dates.ts';
import type { HolidayEffect, Layer } from './layer.ts';
import {
  crown,
  dot,
  flake,
  heart,
  leaf,
  maple,
  paper,
  ribbon,
  shamrock,
  sparkle,
  streak,
  towel,
} from './shapes.ts';

const fireworks: Layer = {
  motion: 'burst',
  density: 3.4,
  shapes: [streak],
  colours: { light: '#d36 #17b #e51 #64d #384', dark: '#fac #8cf #fc3 #caf #9eb' },
  size: [12, 18],
  speed: 180,
};

const stars: Layer = {
  motion: 'warp',
  density: 90,
  shapes: [streak],
  colours: { light: '#35c #16a #64c', dark: '#fff #adf #fe9' },
  size: [7, 15],
  speed: 0.09,
};

const glints: Layer = {
  density: 20,
  shapes: [sparkle],
  colours: { light: '#57f #78f', dark: '#fff #cef' },
  size: [8, 20],
  speed: 3,
};

export const EFFECTS: Readonly<Record<HolidayKind, HolidayEffect>> = {
  valentine: [
    {
      density: 44,
      shapes: [heart],
      colours: { light: '#e48 #e69 #f8a #b25', dark: '#f8a #e48 #fab' },
      size: [10, 30],
      speed: -38,
      sway: 16,
    },
  ],
  'st-patrick': [
    {
      density: 50,
      shapes: [shamrock],
      colours: { light: '#384 #3a5 #196', dark: '#5c6 #6d7 #3da' },
      size: [14, 36],
      speed: 34,
      sway: 22,
      spin: 0.7,
    },
  ],
  'kings-day': [
    {
      density: 64,
      shapes: [paper, ribbon, dot],
      colours: { light: '#f60 #f71 #f93 #c22 #25a', dark: '#f93 #f71 #fa5 #f66 #6af' },
      size: [10, 18],
      speed: 62,
      sway: 26,
      spin: 2,
      tumbles: true,
    },
    {
      density: 14,
      shapes: [crown],
      colours: { light: '#f60 #f71', dark: '#f93 #fa5' },
      size: [20, 36],
      speed: 36,
      sway: 18,
    },
  ],
  'star-wars': [stars, glints],
  'towel-day': [
    stars,
    {
      density: 14,
      shapes: [towel],
      colours: { light: '#189 #e51 #64c', dark: '#6de #fb7 #a9f' },
      size: [30, 58],
      speed: -14,
      wind: 8,
    },
  ],
  'fourth-of-july': [
    {
      ...fireworks,
      colours: { light: '#c22 #25a #46e', dark: '#f88 #fff #8bf' },
    },
  ],
  october: [
    {
      density: 52,
      shapes: [maple, leaf],
      colours: { light: '#d41 #e51 #c22 #b72 #e70', dark: '#f93 #f60 #f66 #fc1 #ea5' },
      size: [16, 36],
      speed: 42,
      wind: 14,
      sway: 40,
      spin: 1,
      tumbles: true,
    },
  ],
  christmas: [
    {
      density: 90,
      shapes: [dot],
      colours: { light: '#8ac #abd', dark: '#fff #def' },
      size: [3, 8],
      speed: 46,
      sway: 14,
      wind: 6,
    },
    {
      density: 24,
      shapes: [flake],
      colours: { light: '#69c #7ac', dark: '#fff #cde' },
      size: [12, 24],
      speed: 36,
      sway: 18,
      wind: 6,
      spin: 0.6,
    },
  ],
  'new-year': [fireworks],
};
