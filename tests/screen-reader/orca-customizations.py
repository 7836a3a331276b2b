# Orca loads this file from its folder of settings. What it would speak becomes lines of $SPEECH_FILE, and a file of pulses
# grows while it has nothing to do. Without it, Orca waits for an audio device.
import os

from gi.repository import GLib
from orca import event_manager, settings, speech, speechserver

lines = open(os.environ['SPEECH_FILE'], 'a', buffering=1)
pulses = open(os.environ['PULSE_FILE'], 'a', buffering=1)


class Lines(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return 'lines'

    def __init__(self):
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        lines.write(' '.join(str(text).split()) + '\n')

    def queueText(self, text='', acss=None):
        self.speak(text)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self.speak(context.utterance)

    def isAlive(self):
        return True

    def getVoiceFamilies(self):
        return []

    def getInfo(self):
        return ['lines', 'lines']

    def ignore(self, *_, **__):
        pass

    stop = shutdown = reset = updateCapitalizationStyle = updatePunctuationLevel = increaseSpeechRate = ignore


def pulse():
    if event_manager.getManager()._eventQueue.empty():
        pulses.write('.\n')
    return True


# The tests have the page read when they ask for it.
settings.sayAllOnLoad = False
# Which landmarks the focus enters and leaves depends on where Orca was while a field was removed. A page that is read has them.
settings.speakContextLandmark = False
settings.speakContextNonLandmarkForm = False
server = Lines()
speech.init = lambda: setattr(speech, '_speechserver', server)
speech.getSpeechServer = lambda: server
speech.setSpeechServer = lambda _: None
speech._speechserver = server
GLib.timeout_add(50, pulse)
